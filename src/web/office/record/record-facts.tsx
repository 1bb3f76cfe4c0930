import type { ReactNode } from 'react';

export type Fact = [label: string, value: ReactNode];

/** Facts in two columns, one on a phone; those without a value are left out, and a column without any too. */
export function RecordFacts({ left, right }: { left: readonly Fact[]; right: readonly Fact[] }) {
  const columns = [left, right].map((facts) => facts.filter(isKnown)).filter((facts) => facts.length > 0);
  return (
    <div className="rec-facts">
      {columns.map((facts) => (
        <dl key={facts[0]?.[0]} className="kv">
          {facts.map(([label, value]) => (
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

function isKnown([, value]: Fact): boolean {
  return value !== '' && value !== null && value !== undefined && value !== false;
}
