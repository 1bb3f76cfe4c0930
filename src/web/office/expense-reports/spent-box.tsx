import { useState } from 'react';
import type { SpentSums } from '#app/contract/expense-reports.ts';
import { counted } from '#app/web/office/accounts/figures.ts';
import { ReportBox } from '#app/web/office/accounts/report-box.tsx';
import { dollars, rupees } from '#app/web/office/parts/rupees.ts';
import { Chart } from '#app/web/ui/parts/chart.tsx';

/** So many are seen at a glance; the others are a press away. */
const SEEN = 12;

/** One section: each name with its entries and, where there are any, its rupees and dollars. Bars are of the rupees. */
export function SpentBox({
  title,
  of,
  sums,
  names = {},
}: {
  title: string;
  /** What the names are: the head of the table. */
  of: string;
  sums: Record<string, SpentSums>;
  /** How people read the API's names. */
  names?: Readonly<Record<string, string>>;
}) {
  const [all, setAll] = useState(false);
  const rows = Object.entries(sums);
  const shown = all ? rows : rows.slice(0, SEEN);
  return (
    <ReportBox
      title={title}
      end={
        rows.length > SEEN && (
          <button type="button" className="textlink" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? `First ${SEEN}` : `All ${rows.length.toLocaleString('en-IN')}`}
          </button>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="mute">No expenses in these days.</p>
      ) : (
        <Chart
          kind="bars"
          label={title}
          itemTitle={of}
          valueTitle="Amount"
          format={rupees}
          items={shown.map(([key, { count, amount_inr, amount_usd }]) => ({
            label: names[key] ?? key,
            value: amount_inr,
            note: counted(count, 'entry', 'entries'),
            ...(amount_usd > 0 ? { beside: dollars(amount_usd) } : {}),
          }))}
        />
      )}
    </ReportBox>
  );
}
