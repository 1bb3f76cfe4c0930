import { useState } from 'react';

/** One mark. `tone`: `high` needs action, `soft` is done, `quiet` is past or closed; the one in question is `main`. */
export interface ChartItem {
  label: string;
  value: number;
  /** What stands beside the name: `48 bookings`. */
  note?: string;
  /** A figure of another kind beside the value, in no mark: dollars beside rupees. A value of 0 then says nothing. */
  beside?: string;
  tone?: 'main' | 'soft' | 'quiet' | 'high';
}

export interface ChartProps {
  /** Columns for time, bars for ranking, one split bar for the parts of a whole. */
  kind: 'columns' | 'bars' | 'split';
  /** What it shows, in words: for screen readers and above the table. */
  label: string;
  items: readonly ChartItem[];
  /** The value in full: `₹1,25,000.00`. */
  format: (value: number) => string;
  /** The value on the mark: `₹125K`; without it the full one. */
  short?: (value: number) => string;
  /** What the items are: the head of the table. */
  itemTitle?: string;
  valueTitle?: string;
}

export default function ChartView(props: ChartProps) {
  const [table, setTable] = useState(false);
  const { kind, label } = props;
  return (
    <figure className="chart">
      {table ? <ChartTable {...props} /> : <ChartMarks {...props} kind={kind} />}
      <figcaption>
        <span className="sr">{label}</span>
        <button type="button" className="lk" aria-pressed={table} onClick={() => setTable(!table)}>
          {table ? 'Show as chart' : 'Show as table'}
        </button>
      </figcaption>
    </figure>
  );
}

function ChartMarks(props: ChartProps) {
  switch (props.kind) {
    case 'columns':
      return <Columns {...props} />;
    case 'bars':
      return <Bars {...props} />;
    case 'split':
      return <Split {...props} />;
    default:
      return props.kind satisfies never;
  }
}

/** Pixels that a letter below or on a column takes: more columns than fit with their words are scrolled. */
const LETTER = 8;

/** Text keeps its size at any width, so these are boxes and not a picture that is scaled. */
function Columns({ label, items, format, short = format }: ChartProps) {
  const max = Math.max(1, ...items.map((item) => item.value));
  const letters = Math.max(...items.flatMap((item) => [item.label.length, short(item.value).length]));
  const hasMain = items.some((item) => item.tone === 'main');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a chart that is too wide is scrolled with the arrows
    <section className="ch-scroll" tabIndex={0} aria-label={label}>
      <div
        className="chart-cols"
        style={{ minWidth: `${items.length * letters * LETTER}px` }}
        role="img"
        aria-label={`${label}: ${sentence(items, format)}`}
      >
        {items.map((item, at) => {
          const main = item.tone === 'main' || (!hasMain && at === items.length - 1);
          return (
            <div
              key={item.label}
              className={main ? 'lb' : undefined}
              title={`${item.label}: ${format(item.value)}`}
            >
              <span className="bar">
                <span>{short(item.value)}</span>
                <i
                  className={item.tone === undefined && main ? 'main' : item.tone}
                  style={{ height: `${(Math.max(0, item.value) / max) * 100}%` }}
                />
              </span>
              <span className="at">{item.label}</span>
            </div>
          );
        })}
      </div>
    </section>
  );
}

const MARK = { main: '', quiet: 'q', high: 'hi', soft: 'soft' };

function Bars({ items, format }: ChartProps) {
  const max = Math.max(1, ...items.map((item) => item.value));
  return (
    <div className="hb">
      {items.map((item) => (
        <div key={item.label}>
          <span className="r">
            <b>{item.label}</b>
            {item.note && <span className="c">{item.note}</span>}
            <Figures item={item} format={format} />
          </span>
          <span className="t" aria-hidden="true">
            <i
              className={MARK[item.tone ?? 'main']}
              style={{ width: `${(Math.max(0, item.value) / max) * 100}%` }}
            />
          </span>
        </div>
      ))}
    </div>
  );
}

function Figures({ item, format }: { item: ChartItem; format: ChartProps['format'] }) {
  return (
    <span className="a">
      {(item.value !== 0 || !item.beside) && <span>{format(item.value)}</span>}
      {item.beside && <small>{item.beside}</small>}
    </span>
  );
}

function Split({ items, format }: ChartProps) {
  const total = items.reduce((sum, item) => sum + item.value, 0);
  const part = (value: number) => (total > 0 ? Math.round((value / total) * 100) : 0);
  return (
    <div className="stack s8">
      <div className="sbar" aria-hidden="true">
        {items
          .filter((item) => item.value > 0)
          .map((item) => (
            <i key={item.label} className={MARK[item.tone ?? 'main']} style={{ flex: item.value }} />
          ))}
      </div>
      <div className="keys">
        {items.map((item) => (
          <div key={item.label}>
            <i className={MARK[item.tone ?? 'main']} aria-hidden="true" />
            {item.label}
            <span className="mute">{part(item.value)}%</span>
            <b>{format(item.value)}</b>
          </div>
        ))}
      </div>
    </div>
  );
}

function ChartTable({ label, items, format, itemTitle = 'Name', valueTitle = 'Value' }: ChartProps) {
  return (
    <table className="mini">
      <caption className="sr">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{itemTitle}</th>
          <th scope="col" className="num">
            {valueTitle}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.label}>
            <td>
              {item.label} {item.note && <span className="mute">{item.note}</span>}
            </td>
            <td className="num">
              <Figures item={item} format={format} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sentence(items: readonly ChartItem[], format: (value: number) => string): string {
  return items.map((item) => `${item.label} ${format(item.value)}`).join(', ');
}
