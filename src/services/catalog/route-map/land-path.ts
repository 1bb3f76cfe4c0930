import { type GeoProjection, geoPath } from 'd3-geo';
import { type Bounds, type Detail, landWithin } from './land.ts';

type Point = [x: number, y: number];

/** Points nearer than this to the straight line between their neighbours are left out (units of the drawing). */
const TOLERANCE = 0.8;
/** Islands smaller than this in both directions are left out. */
const SPECK = 1.5;

export interface Frame {
  width: number;
  height: number;
}

/** Below this many degrees from west to east, coasts need the finest outlines. */
const CLOSE = 7;

/** The land as a projection that clips to its frame shows it: a short SVG path; null where land fills all of it. */
export async function landPath(
  projection: GeoProjection,
  frame: Frame,
  coarse?: Extract<Detail, 'coarse'>,
): Promise<string | null> {
  const bounds = boundsOf(projection, frame);
  const detail = coarse ?? (bounds.east - bounds.west < CLOSE ? 'close' : 'region');
  const coordinates = await landWithin(detail, bounds);
  const rings: Point[][] = [];
  geoPath(projection, collectInto(rings))({ type: 'MultiPolygon', coordinates });
  if (rings.some((ring) => coversFrame(ring, frame)) && rings.length === 1) return null;
  return rings
    .map((ring) => simplify(ring))
    .filter((ring) => ring.length > 2 && !isSpeck(ring))
    .map((ring) => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`)
    .join('');
}

/** What the frame shows, in degrees; a little more, since bounds of land are compared with it. */
function boundsOf(projection: GeoProjection, { width, height }: Frame): Bounds {
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ];
  const found = corners.map((corner): Point => projection.invert?.(corner) ?? [0, 0]);
  const lons = found.map(([lon]) => lon);
  const lats = found.map(([, lat]) => lat);
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  // Over the date line the corners tell nothing: take all that lies between the parallels.
  const around = east - west > 180;
  return {
    west: around ? -180 : west - 1,
    east: around ? 180 : east + 1,
    south: Math.min(...lats) - 1,
    north: Math.max(...lats) + 1,
  };
}

/** A drawing context for d3 that keeps the outlines as points. */
function collectInto(rings: Point[][]) {
  return {
    beginPath: () => undefined,
    moveTo: (x: number, y: number) => {
      rings.push([[x, y]]);
    },
    lineTo: (x: number, y: number) => {
      rings.at(-1)?.push([x, y]);
    },
    closePath: () => undefined,
    arc: () => undefined,
  };
}

function coversFrame(ring: Point[], { width, height }: Frame): boolean {
  return ring.every(([x, y]) => x <= 0 || y <= 0 || x >= width || y >= height);
}

function isSpeck(ring: Point[]): boolean {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return Math.max(...xs) - Math.min(...xs) < SPECK && Math.max(...ys) - Math.min(...ys) < SPECK;
}

/** Douglas and Peucker's: keeps the points that matter to the shape. */
function simplify(points: Point[]): Point[] {
  const keep = new Set([0, points.length - 1]);
  const spans: Array<[number, number]> = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let far = -1;
    let most = TOLERANCE;
    for (let at = from + 1; at < to; at += 1) {
      const away = distanceToLine(points[at], points[from], points[to]);
      if (away > most) [far, most] = [at, away];
    }
    if (far < 0) continue;
    keep.add(far);
    spans.push([from, far], [far, to]);
  }
  return points.filter((_, at) => keep.has(at));
}

function distanceToLine([x, y]: Point = [0, 0], [ax, ay]: Point = [0, 0], [bx, by]: Point = [0, 0]): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
