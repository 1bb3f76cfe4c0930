import { useId } from 'react';
import type { RouteMap as Drawing } from '#app/contract/route-map.ts';
import '#app/web/styles/route-map.css';

const PIN = 'M0 0c-13-17-17-22-17-30a17 17 0 0 1 34 0c0 8-4 13-17 30z';
const CONTOURS = Array.from({ length: 11 }, (_, at) => at * 50 + 10);

/** The route on a map, as the server drew it: land or contour lines, the way, the stops, the legs underneath. */
export function RouteMap({ map }: { map: Drawing }) {
  return (
    <figure className="map">
      <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={map.label}>
        {map.land === null ? <Inland {...map} /> : <Coast {...map} land={map.land} />}
        <path className="halo" d={map.line} />
        <path className="way" d={map.line} />
        {map.pins.map((pin) => (
          <g className="pin" key={pin.number}>
            <path d={PIN} transform={`translate(${pin.x} ${pin.y})`} />
            <text x={pin.x} y={pin.y - 25}>
              {pin.number}
            </text>
          </g>
        ))}
        {map.pins.map(
          ({ number, name, note, text }) =>
            text && (
              <g key={number} textAnchor={text.anchor} className={text.small ? 'small' : undefined}>
                <text className="t1" x={text.x} y={text.y}>
                  {name}
                </text>
                {note && (
                  <text className="t2" x={text.x} y={text.y + 18}>
                    {note}
                  </text>
                )}
              </g>
            ),
        )}
        {map.locator && <Locator locator={map.locator} />}
      </svg>
      <Legs legs={map.legs} />
    </figure>
  );
}

function Coast({ width, height, land }: { width: number; height: number; land: string }) {
  return (
    <>
      <rect className="water" width={width} height={height} />
      <path className="land" d={land} />
    </>
  );
}

function Inland({ width, height }: { width: number; height: number }) {
  const ground = useId();
  return (
    <>
      <linearGradient id={ground} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#edf3e0" />
        <stop offset=".55" stopColor="#e0ebd3" />
        <stop offset="1" stopColor="#d3e3cb" />
      </linearGradient>
      <rect width={width} height={height} fill={`url(#${ground})`} />
      <path
        className="contour"
        d={CONTOURS.map(
          (y) => `M-20 ${y}C120 ${y - 76} 220 ${y + 40} 360 ${y - 20}S620 ${y - 90} 860 ${y - 4}`,
        ).join('')}
      />
    </>
  );
}

function Locator({ locator }: { locator: NonNullable<Drawing['locator']> }) {
  const clip = useId();
  return (
    <g className="inset" transform={`translate(${locator.x} ${locator.y})`}>
      <clipPath id={clip}>
        <rect width="112" height="106" rx="12" />
      </clipPath>
      <rect className="card" x="-3" y="-3" width="118" height="112" rx="14" />
      <g clipPath={`url(#${clip})`}>
        <rect className="water" width="112" height="106" />
        <path className="land" d={locator.land} />
      </g>
      <rect className="here" rx="2" {...locator.frame} />
    </g>
  );
}

/** How far it is from stop to stop, as the crow flies. */
function Legs({ legs }: { legs: Drawing['legs'] }) {
  return (
    <figcaption>
      <ul className="legs" aria-label="Distances in a straight line">
        {legs.map((leg, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a route may go the same leg twice
          <li key={`${at}${leg.from}`}>
            <b>
              {leg.from} to {leg.to}
            </b>
            about {leg.km.toLocaleString('en-IN')} km apart
          </li>
        ))}
      </ul>
    </figcaption>
  );
}
