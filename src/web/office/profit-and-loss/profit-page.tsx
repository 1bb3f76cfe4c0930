import '#app/web/office/styles/accounts.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  PROFIT_GROUPINGS,
  PROFIT_ORDERS,
  type ProfitAndLoss,
  type ProfitGrouping,
} from '#app/contract/profit-and-loss.ts';
import { DaysPicker } from '#app/web/office/accounts/days-picker.tsx';
import { exact, short } from '#app/web/office/accounts/figures.ts';
import { ReportState } from '#app/web/office/accounts/report-box.tsx';
import { ReportFiles } from '#app/web/office/accounts/report-files.tsx';
import { daysQuery, reportQuery, useDays } from '#app/web/office/accounts/use-report.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { dollars } from '#app/web/office/parts/rupees.ts';
import { PAGE_ROWS } from '#app/web/ui/list/page-rows.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { StatStrip } from '#app/web/ui/parts/stat-strip.tsx';
import { Tabs } from '#app/web/ui/parts/tabs.tsx';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { ProfitChart } from './profit-chart.tsx';
import { ProfitDrawer } from './profit-drawer.tsx';
import { marginText } from './profit-figures.tsx';
import { ProfitSort } from './profit-sort.tsx';
import { ProfitTable } from './profit-table.tsx';

const NAMES: Record<ProfitGrouping, string> = {
  month: 'By month',
  destination: 'By destination',
  package: 'By package',
  booking: 'By booking',
};

/** What trips and months earned, over the days of the address; a row opens what stands behind it. Source: issue 8. */
export default function ProfitPage() {
  const state = useDays();
  const [search] = useSearchParams();
  const by = PROFIT_GROUPINGS.find((one) => one === search.get('by')) ?? 'month';
  const days = daysQuery(state);
  const sorted = PROFIT_ORDERS.some((one) => one === state.sort.replace('-', ''));
  const query = `${days === '' ? '?' : `${days}&`}by=${by}${sorted ? `&sort=${state.sort}` : ''}`;
  const page = `&limit=${PAGE_ROWS}&offset=${(state.page - 1) * PAGE_ROWS}`;
  const report = useQuery(reportQuery<ProfitAndLoss>(`/accounts/profit-and-loss${query}${page}`));
  const row = search.get('row');
  const inBrowser = useInBrowser();
  return (
    <>
      <PageHead
        title="Profit and Loss"
        name={`${NAMES[by]} · Profit and Loss`}
        hint="Income, vendor bills and expenses, all without GST."
      />
      <div className="filters">
        <DaysPicker state={state} />
        <ProfitSort state={state} />
        <ReportFiles path={`profit-and-loss${query}`} name={`profit-and-loss-by-${by}`} />
      </div>
      {report.data && <Summary summary={report.data.summary} />}
      <Tabs
        label="Profit and loss"
        current={by}
        items={PROFIT_GROUPINGS.map((key) => ({ key, label: NAMES[key], to: addressOf(search, key) }))}
      />
      {report.data ? (
        <>
          {/* A page of another order is no picture of the whole. */}
          {(!sorted || report.data.total_rows === report.data.rows.length) && (
            <ProfitChart by={by} rows={report.data.rows} />
          )}
          <ProfitTable by={by} report={report.data} state={state} old={report.isPlaceholderData} />
          <p className="mute">
            A trip counts on the day it begins, with all its bills and expenses; everything else counts on its
            own date. Bills count before GST.
          </p>
        </>
      ) : (
        <ReportState what="the profit and loss" query={report} />
      )}
      {inBrowser && row && <ProfitDrawer key={row} by={by} row={row} days={days} />}
    </>
  );
}

function addressOf(search: URLSearchParams, by: ProfitGrouping): string {
  const next = new URLSearchParams(search);
  for (const name of ['by', 'row', 'page', 'sort']) next.delete(name);
  if (by !== 'month') next.set('by', by);
  return `/admin/profit-and-loss?${next}`;
}

function Summary({ summary }: { summary: ProfitAndLoss['summary'] }) {
  const figure = (value: number) => ({ value: short(value), exact: exact(value) });
  return (
    <>
      <StatStrip
        items={[
          { label: 'Income', ...figure(summary.income), note: 'Taxable value, without GST' },
          { label: 'Vendor bills', ...figure(summary.vendor_bills), note: 'Before GST' },
          { label: 'Expenses', ...figure(summary.expenses), note: 'As they were entered' },
          {
            label: 'Profit',
            ...figure(summary.profit),
            note: summary.margin === null ? 'No income' : `${marginText(summary.margin)} of the income`,
          },
        ]}
      />
      {summary.provisional && (
        <p className="note">
          <Icon name="clock" />
          <span>
            <b>Provisional:</b> {summary.why}.
            {summary.usd_costs > 0 && ` ${dollars(summary.usd_costs)} is left out of the sums.`}
          </span>
        </p>
      )}
      {summary.paid_bills > 0 && (
        <p className="note quiet">
          <Icon name="info" />
          <span>
            {exact(summary.paid_bills)} of vendor payments name recorded bills: the bills count, the payments
            do not.
          </span>
        </p>
      )}
    </>
  );
}
