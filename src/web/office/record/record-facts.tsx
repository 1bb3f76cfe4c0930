import type { ReactNode } from 'react';

export type Fact = [label: string, value: ReactNode];

/** Facts in two columns, one on a phone; those without a value are left out. */
export function RecordFacts({ left, right }: { left: readonly Fact[]; right: readonly Fact[] }) {
  return (
    <div className="rec-facts">
      {[left, right].map((facts, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns that stay
        <dl key={at} className="kv">
          {facts
            .filter(([, value]) => value !== '' && value !== null && value !== undefined)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      ))}
    </div>
  );
}
