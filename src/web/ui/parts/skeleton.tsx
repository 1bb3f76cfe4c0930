const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Bars in the shape of what is coming: `widths` in per cent. */
export function Skeleton({ widths = [40, 60, 80], label }: { widths?: readonly number[]; label: string }) {
  return (
    <div className="stack s12" role="status">
      <span className="sr">Loading {label}...</span>
      {widths.map((width, at) => (
        <span key={LETTERS[at] ?? at} className="sk" style={{ width: `${width}%` }} aria-hidden="true" />
      ))}
    </div>
  );
}

/** Cards that are on their way; with `rows` those of a list. */
export function SkeletonCards({
  label,
  count = 4,
  rows = false,
}: {
  label: string;
  count?: number;
  rows?: boolean;
}) {
  return (
    <div className={rows ? 'box' : 'g2'} role="status">
      <span className="sr">Loading {label}...</span>
      {[...LETTERS.slice(0, count)].map((key) => (
        <div key={key} className={rows ? 'sk-card sk-line' : 'card sk-card'} aria-hidden="true">
          <span className="sk w40" />
          <span className="sk w60" />
          <span className="sk w80" />
          <span className="sk w20" />
        </div>
      ))}
    </div>
  );
}

/** The fields of a form that is on its way. */
export function SkeletonForm({ label, fields = 4 }: { label: string; fields?: number }) {
  return (
    <div className="form" role="status">
      <span className="sr">Loading {label}...</span>
      {[...LETTERS.slice(0, fields)].map((key) => (
        <div key={key} className="stack s8" aria-hidden="true">
          <span className="sk w20" />
          <span className="sk sk-inp" />
        </div>
      ))}
    </div>
  );
}
