import type { ReactNode } from 'react';
import type { TaxSums } from '#app/contract/accounts.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';

export interface TaxRow {
  key: string;
  name: ReactNode;
  count?: number;
  sums: TaxSums;
}

/** Taxes by row with their total. */
export function TaxTable({
  label,
  first,
  rows,
  total,
}: {
  label: string;
  first: string;
  rows: readonly TaxRow[];
  total: TaxSums;
}) {
  return (
    <div className="tbl">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="scroll" tabIndex={0} aria-label={label}>
        <table className="taxes">
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {['Taxable', 'CGST', 'SGST', 'IGST', 'Total GST'].map((title) => (
                <th key={title} scope="col" className="num">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, sums }) => (
              <tr key={key}>
                <td className="strong">{name}</td>
                <Sums sums={sums} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>Total</td>
              <Sums sums={total} />
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}

function Sums({ sums }: { sums: TaxSums }) {
  return (
    <>
      {(['taxable', 'cgst', 'sgst', 'igst', 'total'] as const).map((name) => (
        <td key={name} className="num">
          {rupees(sums[name])}
        </td>
      ))}
    </>
  );
}
