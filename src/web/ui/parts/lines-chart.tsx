import { useCallback, useState } from 'react';

export interface LinesPoint {
  label: string;
  value: number;
  before: number;
}

/** Pixels of a month where the chart fits its place by scrolling: text is never smaller than written. */
const STEP = 56;
const HEIGHT = 220;
const [LEFT, RIGHT, TOP, BASE] = [12, 12, 16, 190];

/** Two courses over the same months: `name` as a line over its area, `beforeName` dashed. Its table is a press away. */
export function LinesChart({
  label,
  name,
  beforeName,
  points,
  format,
}: {
  label: string;
  name: string;
  beforeName: string;
  points: readonly LinesPoint[];
  format: (value: number) => string;
}) {
  const [table, setTable] = useState(false);
  return (
    <figure className="chart">
      {table ? (
        <LinesTable label={label} name={name} beforeName={beforeName} points={points} format={format} />
      ) : (
        <Lines label={label} name={name} beforeName={beforeName} points={points} format={format} />
      )}
      <figcaption>
        <span className="keys">
          <span>
            <i /> {name}
          </span>
          <span>
            <i className="q" /> {beforeName}
          </span>
        </span>
        <button type="button" className="lk" aria-pressed={table} onClick={() => setTable(!table)}>
          {table ? 'Show as chart' : 'Show as table'}
        </button>
      </figcaption>
    </figure>
  );
}

type Parts = Parameters<typeof LinesChart>[0];

/** How wide an element is, in pixels; 0 until it is laid out. */
function useWidth(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(0);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, width];
}

function Lines({ label, name, beforeName, points, format }: Parts) {
  const [place, room] = useWidth();
  const width = Math.max(points.length * STEP, STEP, room);
  const max = Math.max(1, ...points.flatMap(({ value, before }) => [value, before]));
  const step = (width - LEFT - RIGHT) / Math.max(1, points.length - 1);
  const x = (at: number) => (points.length === 1 ? width / 2 : LEFT + at * step);
  const y = (value: number) => BASE - (Math.max(0, value) / max) * (BASE - TOP);
  const course = (of: 'value' | 'before') => points.map((point, at) => `${x(at)},${y(point[of])}`).join(' ');
  const last = points.length - 1;
  const words = points.map((one) => `${one.label} ${format(one.value)}, ${beforeName} ${format(one.before)}`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a chart that is too wide is scrolled with the arrows
    <section ref={place} className="ch-scroll" tabIndex={0} aria-label={label}>
      <svg
        className="ch lines"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        style={{ width: `${width}px`, height: `${HEIGHT}px` }}
        role="img"
        aria-label={`${label}, ${name} and ${beforeName}: ${words.join('; ')}`}
      >
        {[0.25, 0.5, 0.75, 1].map((part) => (
          <line
            key={part}
            className="grid"
            x1={LEFT}
            x2={width - RIGHT}
            y1={y(max * part)}
            y2={y(max * part)}
          />
        ))}
        <polygon className="area" points={`${x(0)},${BASE} ${course('value')} ${x(last)},${BASE}`} />
        <polyline className="before" points={course('before')} />
        <polyline className="now" points={course('value')} />
        {points.map((point, at) => (
          <g key={point.label}>
            <title>{`${point.label}: ${format(point.value)}, ${beforeName} ${format(point.before)}`}</title>
            <circle cx={x(at)} cy={y(point.value)} r={at === last ? 4 : 2.5} />
            <text
              className={at === last ? 'lb' : undefined}
              x={x(at)}
              y={HEIGHT - 8}
              textAnchor={at === 0 ? 'start' : at === last ? 'end' : 'middle'}
            >
              {point.label}
            </text>
          </g>
        ))}
        <line className="base" x1={LEFT} x2={width - RIGHT} y1={BASE + 0.5} y2={BASE + 0.5} />
      </svg>
    </section>
  );
}

function LinesTable({ label, name, beforeName, points, format }: Parts) {
  return (
    <table className="mini">
      <caption className="sr">{label}</caption>
      <thead>
        <tr>
          <th>Month</th>
          <th className="num">{name}</th>
          <th className="num">{beforeName}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.label}>
            <td>{point.label}</td>
            <td className="num">{format(point.value)}</td>
            <td className="num">{format(point.before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
