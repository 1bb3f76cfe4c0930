import { type GeoProjection, geoMercator } from 'd3-geo';
import type { RouteMap } from '#app/contract/route-map.ts';
import { greatCircleKm, roundKm } from '#app/domain/great-circle.ts';
import { type KnownStop, knownStops, type RouteInput } from './known-stops.ts';
import { landPath, round } from './land-path.ts';
import { drawLocator, LOCATOR } from './locator.ts';
import { type Box, overlaps, pinBox, placeLabels } from './place-labels.ts';

const FRAME = { width: 820, height: 400 };
/** Room for pins above their point, and for names. */
const MARGIN = { top: 84, side: 110, bottom: 64 };
/** No map shows less than this (degrees), so that a walk through one town is not blown up. */
const LEAST_SPAN = 0.12;
/** Stops nearer than this on the drawing share a pin: the later ones are told in its note. */
const SAME_PIN = 34;
/** Between the points by which names are kept off the way. */
const POINT_STEP = 6;

interface Pin extends KnownStop {
  number: number;
  x: number;
  y: number;
  others: string[];
}

/** A trip's route as a drawing; null when fewer than two of its stops are known, or all lie in one spot. */
export async function drawRouteMap(input: RouteInput): Promise<RouteMap | null> {
  const stops = knownStops(input);
  if (stops.length < 2) return null;
  const projection = fitTo(stops);
  const { pins, way } = gather(stops, projection);
  if (pins.length < 2) return null;
  const inset = freeCorner(pins);
  const taken = inset ? [boxOf(inset)] : [];
  const named = pins.map((pin) => ({ ...pin, note: noteOf(pin) }));
  const steps = way.slice(1).map((pin, at) => curve(way[at] ?? pin, pin));
  const texts = placeLabels(named, FRAME, { taken, way: steps.flatMap((step) => step.points) });
  return {
    ...FRAME,
    label: labelOf(way),
    land: await landPath(projection, FRAME),
    line: steps.map((step) => step.path).join(''),
    pins: named.map(({ number, x, y, name, note }, at) => ({
      number,
      x,
      y,
      name,
      note,
      text: texts[at] ?? null,
    })),
    legs: legsOf(way),
    locator: inset && (await drawLocator(projection, FRAME, inset)),
  };
}

/** Mercator around the stops' middle, so that a route over the date line is no exception. */
function fitTo(stops: KnownStop[]): GeoProjection {
  const lons = stops.map((stop) => stop.lon);
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const middle = east - west > 180 ? (west + east + 360) / 2 : (west + east) / 2;
  const projection = geoMercator().rotate([-middle, 0]).precision(0.1);
  const lats = stops.map((stop) => stop.lat);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const half = Math.max(0, (LEAST_SPAN - (north - south)) / 2);
  const coordinates = [
    ...stops.map((stop) => [stop.lon, stop.lat]),
    [middle, south - half],
    [middle, north + half],
  ];
  projection.fitExtent(
    [
      [MARGIN.side, MARGIN.top],
      [FRAME.width - MARGIN.side, FRAME.height - MARGIN.bottom],
    ],
    { type: 'MultiPoint', coordinates },
  );
  return projection.clipExtent([
    [-8, -8],
    [FRAME.width + 8, FRAME.height + 8],
  ]);
}

/** One pin for all stops in the same spot, and the pins in the order of travel. */
function gather(stops: KnownStop[], projection: GeoProjection): { pins: Pin[]; way: Pin[] } {
  const pins: Pin[] = [];
  const way: Pin[] = [];
  for (const stop of stops) {
    const [px = 0, py = 0] = projection([stop.lon, stop.lat]) ?? [];
    const [x, y] = [round(px), round(py)];
    let pin = pins.find((one) => Math.hypot(one.x - x, one.y - y) < SAME_PIN);
    if (!pin) {
      pin = { ...stop, number: pins.length + 1, x, y, others: [] };
      pins.push(pin);
    } else if (pin.name !== stop.name && !pin.others.includes(stop.name)) {
      pin.others.push(stop.name);
    }
    if (way.at(-1) !== pin) way.push(pin);
  }
  return { pins, way };
}

function noteOf({ note, others }: Pin): string {
  return others.length > 0 ? `with ${listed(others)}` : note;
}

function labelOf(way: Pin[]): string {
  const [first, ...rest] = way;
  const back = rest.length > 1 && rest.at(-1) === first;
  const names = (back ? rest.slice(0, -1) : rest).map((pin) => pin.name);
  const end = back ? `, returning to ${first?.name}` : '';
  return `Route map: ${first?.name} to ${listed(names)}${end}`;
}

function listed(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function legsOf(way: Pin[]): RouteMap['legs'] {
  return way.slice(1).map((to, at) => {
    const from = way[at] ?? to;
    return { from: from.name, to: to.name, km: roundKm(greatCircleKm(from, to)) };
  });
}

/** A line that bends to its right, so that the way there and the way back are two lines; with points along it. */
function curve(from: Pin, to: Pin): { path: string; points: Array<{ x: number; y: number }> } {
  const bend = 0.11;
  const x = Math.round((from.x + to.x) / 2 - (to.y - from.y) * bend);
  const y = Math.round((from.y + to.y) / 2 + (to.x - from.x) * bend);
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / POINT_STEP);
  const points = Array.from({ length: count - 1 }, (_, at) => {
    const t = (at + 1) / count;
    const along = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: along(from.x, x, to.x), y: along(from.y, y, to.y) };
  });
  return { path: `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`, points };
}

/** A corner for the locator where it covers no pin. */
function freeCorner(pins: Pin[]): { x: number; y: number } | null {
  const right = FRAME.width - LOCATOR.width - LOCATOR.gap;
  const bottom = FRAME.height - LOCATOR.height - LOCATOR.gap;
  const corners = [
    { x: LOCATOR.gap, y: LOCATOR.gap },
    { x: right, y: LOCATOR.gap },
    { x: LOCATOR.gap, y: bottom },
    { x: right, y: bottom },
  ];
  return corners.find((corner) => !pins.some((pin) => overlaps(pinBox(pin, 1.2), boxOf(corner)))) ?? null;
}

function boxOf({ x, y }: { x: number; y: number }): Box {
  return { left: x - 6, top: y - 6, right: x + LOCATOR.width + 6, bottom: y + LOCATOR.height + 6 };
}
