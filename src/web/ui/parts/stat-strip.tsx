import type { ReactNode } from 'react';
import { Stat, type StatTone } from './stat.tsx';

export interface StatItem {
  label: string;
  /** The figure, written out; null while it loads. */
  value: string | null;
  /** The sum in full, on hovering. */
  exact?: string;
  /** What the figure asks for: `warn` to be looked at, `bad` late. */
  tone?: StatTone;
  note?: ReactNode;
  /** Leads to what it counts. */
  to?: string;
  onClick?: () => void;
}

/** The figures over a list, side by side; two by two on a phone. */
export function StatStrip({ items }: { items: readonly StatItem[] }) {
  const loading = items.some((item) => item.value === null);
  return (
    <div className="stats" aria-busy={loading || undefined}>
      {items.map(({ label, value, exact, tone, note, to, onClick }) => (
        <Stat
          key={label}
          label={label}
          figure={value}
          {...(exact ? { exact } : {})}
          {...(tone ? { tone } : {})}
          {...(to ? { to } : {})}
          {...(onClick ? { onClick } : {})}
        >
          {note}
        </Stat>
      ))}
    </div>
  );
}
