import { type GeoProjection, geoMercator } from 'd3-geo';
import type { RouteMap } from '#app/contract/route-map.ts';
import { type Frame, landPath, round } from './land-path.ts';

/** The small map in the corner: its size and its distance from the edges. */
export const LOCATOR = { width: 112, height: 106, gap: 18 } as const;

/** How many degrees it shows from west to east. A map that shows nearly as much itself needs none. */
const SPAN = 34;
const LEAST_FRAME = 6;

/** Most trips are here: the whole subcontinent says more than what happens to lie around, which inland has no coast. */
const HOME = { west: 67, east: 97, south: 5, north: 37, middle: [81, 21.5] as const, span: 42 };

/** The part of the world around a map, with that map's frame in it. */
export async function drawLocator(
  map: GeoProjection,
  frame: Frame,
  place: { x: number; y: number },
): Promise<RouteMap['locator']> {
  const [west = 0, north = 0] = map.invert?.([0, 0]) ?? [];
  const [east = 0, south = 0] = map.invert?.([frame.width, frame.height]) ?? [];
  const span = (east - west + 360) % 360;
  if (span > SPAN / 2) return null;
  const at: [number, number] = [west + span / 2, (north + south) / 2];
  const atHome = at[0] > HOME.west && at[0] < HOME.east && at[1] > HOME.south && at[1] < HOME.north;
  const [middle, shown] = atHome ? [HOME.middle, HOME.span] : [at, SPAN];
  const projection = geoMercator()
    .rotate([-middle[0], 0])
    .scale((LOCATOR.width / shown) * (180 / Math.PI))
    .center([0, middle[1]])
    .translate([LOCATOR.width / 2, LOCATOR.height / 2])
    .clipExtent([
      [-2, -2],
      [LOCATOR.width + 2, LOCATOR.height + 2],
    ]);
  const [left = 0, top = 0] = projection([west, north]) ?? [];
  const [right = 0, bottom = 0] = projection([east, south]) ?? [];
  const width = Math.max(LEAST_FRAME, right - left);
  const height = Math.max(LEAST_FRAME, bottom - top);
  return {
    ...place,
    land: (await landPath(projection, LOCATOR, 'coarse')) ?? `M0 0H${LOCATOR.width}V${LOCATOR.height}H0Z`,
    frame: {
      x: round((left + right - width) / 2),
      y: round((top + bottom - height) / 2),
      width: round(width),
      height: round(height),
    },
  };
}
