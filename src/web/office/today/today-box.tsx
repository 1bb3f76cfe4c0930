import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** One list of Today: what it is, how it goes on, and its rows, or a sentence when there are none. */
export function TodayBox<Row extends { id: string }>({
  id,
  title,
  note,
  all,
  rows,
  total,
  nothing,
  children,
}: {
  id: string;
  title: string;
  note: ReactNode;
  /** Where all of them are listed. */
  all?: { label: string; to: string };
  rows: readonly Row[];
  total: number;
  nothing: string;
  children: (row: Row) => ReactNode;
}) {
  return (
    <section className="box" id={id} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className={all ? 'mute' : 'mute push'}>{note}</span>
        {all && (
          <Link className="lk push" to={all.to}>
            {all.label}
          </Link>
        )}
      </header>
      {rows.length > 0 ? <ul>{rows.map(children)}</ul> : <p className="pad mute">{nothing}</p>}
      {total > rows.length && (
        <footer>
          {rows.length} of {total.toLocaleString('en-IN')}
        </footer>
      )}
    </section>
  );
}
