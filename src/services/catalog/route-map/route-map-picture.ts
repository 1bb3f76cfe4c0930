import type { RouteMap } from '#app/contract/route-map.ts';
import { LOCATOR } from './locator.ts';

const WATER = '#d9eff4';
const LAND = '#dbe8ce';
const SHORE = '#6f9c80';
const WAY = '#a8482b';

/** A drawn route as an SVG file without its names and numbers, which paper sets in its own faces. */
export function routeMapPicture({ width, height, land, line, locator }: RouteMap): string {
  const ground = land ?? `M0 0H${width}V${height}H0Z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${WATER}"/>`,
    `<path d="${ground}" fill="${LAND}" stroke="${SHORE}"/>`,
    `<path d="${line}" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity="0.85"/>`,
    `<path d="${line}" fill="none" stroke="${WAY}" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 8"/>`,
    locator ? insetOf(locator) : '',
    '</svg>',
  ].join('');
}

function insetOf({ x, y, land, frame }: NonNullable<RouteMap['locator']>): string {
  const sheet = `width="${LOCATOR.width}" height="${LOCATOR.height}" rx="8"`;
  const here = `x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}"`;
  return [
    `<clipPath id="sheet"><rect ${sheet}/></clipPath>`,
    `<g transform="translate(${x} ${y})">`,
    `<rect ${sheet} fill="#fffdf8" stroke="${SHORE}" stroke-opacity="0.4"/>`,
    `<path d="${land}" fill="${LAND}" stroke="${SHORE}" stroke-width="0.6" clip-path="url(#sheet)"/>`,
    `<rect ${here} fill="none" stroke="${WAY}" stroke-width="2"/>`,
    '</g>',
  ].join('');
}
