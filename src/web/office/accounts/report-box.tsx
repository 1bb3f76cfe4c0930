import { type ReactNode, useId } from 'react';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { Skeleton } from '#app/web/ui/parts/skeleton.tsx';

/** A part of a report with its title. */
export function ReportBox({
  title,
  note,
  end,
  children,
}: {
  title: string;
  note?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className="box report-box" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        {note && <span className="mute">{note}</span>}
        {end && <span className="push">{end}</span>}
      </header>
      <div className="pad">{children}</div>
    </section>
  );
}

/** Names with their amounts; the last may be the total. */
export function Totals({
  rows,
}: {
  rows: ReadonlyArray<{ label: string; value: ReactNode; total?: boolean; heads?: boolean }>;
}) {
  return (
    <div className="totals">
      {rows.map(({ label, value, total, heads }) => (
        <div key={label} className={total ? 'T' : heads ? 'H' : undefined}>
          <span>{label}</span>
          <b>{value}</b>
        </div>
      ))}
    </div>
  );
}

/** What a report shows while it is on its way, or when it did not come. */
export function ReportState({
  what,
  query,
}: {
  what: string;
  query: { isError: boolean; error: unknown; refetch: () => unknown };
}) {
  return (
    <div className="box">
      {query.isError ? (
        <ErrorState title={`Failed to load ${what}`} error={query.error} retry={query.refetch} />
      ) : (
        <div className="pad">
          <Skeleton label={what} widths={[40, 80, 60, 70]} />
        </div>
      )}
    </div>
  );
}
