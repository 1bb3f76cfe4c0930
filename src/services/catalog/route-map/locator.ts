import { type GeoProjection, geoMercator } from 'd3-geo';
import type { RouteMap } from '#app/contract/route-map.ts';
import { type Frame, landPath, round } from './land-path.ts';

/** The small map in the corner: its size and its distance from the edges. */
export const LOCATOR = { width: 112, height: 106, gap: 18 } as const;

/** How many degrees it shows from west to east. A map that shows nearly as much itself needs none. */
const SPAN = 34;
const LEAST_FRAME = 6;

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
  const middle: [number, number] = [west + span / 2, (north + south) / 2];
  const projection = geoMercator()
    .rotate([-middle[0], 0])
    .scale((LOCATOR.width / SPAN) * (180 / Math.PI))
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
