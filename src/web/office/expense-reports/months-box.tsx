import { useState } from 'react';
import type { SpentSums } from '#app/contract/expense-reports.ts';
import { monthsOf } from '#app/domain/months-of.ts';
import { count, counted, short } from '#app/web/office/accounts/figures.ts';
import { ReportBox } from '#app/web/office/accounts/report-box.tsx';
import { dollars, rupees } from '#app/web/office/parts/rupees.ts';
import { Chart } from '#app/web/ui/parts/chart.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';

/** The newest months are seen at a glance; the others are a press away. */
const SEEN = 4;
/** More columns than these cannot be told apart. */
const MOST_COLUMNS = 24;

/** Rupees month by month as columns, a month without any included; below them entries, rupees and dollars of each. */
export function MonthsBox({ months }: { months: Record<string, SpentSums> }) {
  const [all, setAll] = useState(false);
  const rows = Object.entries(months).reverse();
  const [first, last] = [rows.at(-1)?.[0], rows[0]?.[0]];
  const course = first && last ? monthsOf(`${first}-01`, `${last}-28`).slice(-MOST_COLUMNS) : [];
  const now = agencyDate().slice(0, 7);
  return (
    <ReportBox
      title="Monthly Trends"
      end={
        rows.length > SEEN && (
          <button type="button" className="textlink" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? `Last ${SEEN} months` : `All ${rows.length} months`}
          </button>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="mute">No expenses in these days.</p>
      ) : (
        <div className="stack s12">
          <Chart
            kind="columns"
            label="Expenses in INR by month"
            itemTitle="Month"
            valueTitle="INR"
            format={rupees}
            short={short}
            items={course.map((month) => ({
              label: month,
              value: months[month]?.amount_inr ?? 0,
              ...(month === now ? { tone: 'main' as const } : {}),
            }))}
          />
          <table className="mini months">
            <caption className="sr">Monthly Trends</caption>
            <thead>
              <tr>
                <th scope="col">Month</th>
                {['Entries', 'INR', 'USD'].map((title) => (
                  <th key={title} scope="col" className="num">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(all ? rows : rows.slice(0, SEEN)).map(([month, sums]) => (
                <tr key={month}>
                  <td className="nw">
                    {month}
                    <small className="mute">{counted(sums.count, 'entry', 'entries')}</small>
                  </td>
                  <td className="num">{count(sums.count)}</td>
                  <td className="num">{sums.amount_inr > 0 && rupees(sums.amount_inr)}</td>
                  <td className="num mute">{sums.amount_usd > 0 && dollars(sums.amount_usd)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ReportBox>
  );
}
