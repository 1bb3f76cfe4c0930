import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';

/** Natural Earth's land (public domain), without any border: for a few kilometres, a region, and the locator. */
const FILES = { close: 'land-10m.json', region: 'land-50m.json', coarse: 'land-110m.json' } as const;
export type Detail = keyof typeof FILES;

/** In degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

interface Land {
  topology: Topology;
  polygons: Array<{ arcs: number[][]; bounds: Bounds }>;
}

/** Read again after this long: outlines take some 25 MB, and drawn maps are kept. */
const KEPT_MS = 60_000;
const loaded = new Map<Detail, Promise<Land>>();

/** The land masses whose own bounds meet these. */
export async function landWithin(detail: Detail, bounds: Bounds): Promise<Position[][][]> {
  const { topology, polygons } = await (loaded.get(detail) ?? load(detail));
  return polygons
    .filter((one) => meet(one.bounds, bounds))
    .map(({ arcs }) => {
      const polygon: Polygon = { type: 'Polygon', arcs };
      return feature(topology, polygon).geometry.coordinates;
    });
}

function load(detail: Detail): Promise<Land> {
  const reading = readLand(detail);
  loaded.set(detail, reading);
  const forget = () => loaded.delete(detail);
  reading.then(() => setTimeout(forget, KEPT_MS).unref(), forget);
  return reading;
}

async function readLand(detail: Detail): Promise<Land> {
  const path = fileURLToPath(import.meta.resolve(`world-atlas/${FILES[detail]}`));
  const topology = JSON.parse(await readFile(path, 'utf8')) as Topology;
  const land = topology.objects.land;
  const masses = land?.type === 'GeometryCollection' ? land.geometries : [];
  const arcBounds = topology.arcs.map((arc) => boundsOfArc(arc, topology));
  const polygons = masses
    .filter((mass): mass is MultiPolygon => mass.type === 'MultiPolygon')
    .flatMap((mass) => mass.arcs)
    .map((arcs) => ({ arcs, bounds: joined((arcs[0] ?? []).map((at) => arcBounds[at < 0 ? ~at : at])) }));
  return { topology, polygons };
}

/** An arc is a list of steps in whole units of the file's own grid. */
function boundsOfArc(arc: Position[], { transform }: Topology): Bounds {
  const [scaleX = 1, scaleY = 1] = transform?.scale ?? [];
  const [left = 0, bottom = 0] = transform?.translate ?? [];
  const box = nowhere();
  let [x, y] = [0, 0];
  for (const [dx = 0, dy = 0] of arc) {
    x += dx;
    y += dy;
    grow(box, left + x * scaleX, bottom + y * scaleY);
  }
  return box;
}

function joined(parts: Array<Bounds | undefined>): Bounds {
  const box = nowhere();
  for (const part of parts) {
    if (!part) continue;
    grow(box, part.west, part.south);
    grow(box, part.east, part.north);
  }
  return box;
}

function nowhere(): Bounds {
  return { west: 180, south: 90, east: -180, north: -90 };
}

function grow(box: Bounds, lon: number, lat: number): void {
  box.west = Math.min(box.west, lon);
  box.east = Math.max(box.east, lon);
  box.south = Math.min(box.south, lat);
  box.north = Math.max(box.north, lat);
}

function meet(a: Bounds, b: Bounds): boolean {
  return a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;
}
