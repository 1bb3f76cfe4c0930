import type { RevenueYears } from '#app/contract/account-actions.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { LinesChart } from '#app/web/ui/parts/lines-chart.tsx';
import { monthName, short } from './figures.ts';
import { ReportBox, ReportState } from './report-box.tsx';
import { useReport } from './use-report.ts';

/** How this financial year goes beside the last one, month by month. */
export function YearsBox() {
  const years = useReport<RevenueYears>('revenue-years');
  if (!years.data) return <ReportState what="the years" query={years} />;
  const { year, last_year, months } = years.data;
  return (
    <ReportBox title="Revenue, this year and last" note="By booking date, GST included">
      <LinesChart
        label="Revenue by month"
        name={`FY ${year}`}
        beforeName={`FY ${last_year}`}
        format={rupees}
        short={short}
        points={months.map(({ month, revenue, last_revenue }) => ({
          label: monthName(month),
          value: revenue,
          before: last_revenue,
        }))}
      />
    </ReportBox>
  );
}
