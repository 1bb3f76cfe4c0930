import { useCallback, useState } from 'react';
import { scaleStep } from './scale-step.ts';

export interface LinesPoint {
  label: string;
  value: number;
  before: number;
}

/** Pixels of a month where the chart fits its place by scrolling: text is never smaller than written. */
const STEP = 56;
const HEIGHT = 220;
const [LEFT, RIGHT, TOP, BASE] = [12, 66, 16, 190];
const GRID = [1, 2, 3, 4];

interface Parts {
  label: string;
  name: string;
  beforeName: string;
  points: readonly LinesPoint[];
  /** A value in full: `₹1,25,000.00`. */
  format: (value: number) => string;
  /** The same at a line of the grid: `₹125K`. */
  short: (value: number) => string;
}

/**
 * Two courses over the same months: `name` as a line over its area, `beforeName` dashed. What the lines of the grid stand
 * for is at the right, where a chart that is too wide begins. Its table is a press away.
 */
export function LinesChart(parts: Parts) {
  const { name, beforeName } = parts;
  const [table, setTable] = useState(false);
  return (
    <figure className="chart">
      {table ? <LinesTable {...parts} /> : <Lines {...parts} />}
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

function Lines({ label, name, beforeName, points, format, short }: Parts) {
  const [place, room] = useWidth();
  const width = Math.max(points.length * STEP, STEP, room);
  const grid = scaleStep(Math.max(1, ...points.flatMap(({ value, before }) => [value, before])), GRID.length);
  const top = grid * GRID.length;
  const step = (width - LEFT - RIGHT) / Math.max(1, points.length - 1);
  const x = (at: number) => (points.length === 1 ? width / 2 : LEFT + at * step);
  const y = (value: number) => BASE - (Math.max(0, value) / top) * (BASE - TOP);
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
        {GRID.map((line) => (
          <g key={line}>
            <line className="grid" x1={LEFT} x2={width - RIGHT} y1={y(grid * line)} y2={y(grid * line)} />
            <text x={width} y={y(grid * line) + 4} textAnchor="end">
              {short(grid * line)}
            </text>
          </g>
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
              textAnchor={at === 0 ? 'start' : 'middle'}
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
