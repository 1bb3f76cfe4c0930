import type { GstReport } from '#app/contract/accounts.ts';
import { nextReturn } from '#app/domain/gst/next-return.ts';
import { stateName } from '#app/domain/gst/states.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { copyText } from '#app/web/ui/data/copy-text.ts';
import { Chart } from '#app/web/ui/parts/chart.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { StatStrip } from '#app/web/ui/parts/stat-strip.tsx';
import { DaysPicker } from './days-picker.tsx';
import { count, exact, monthName, short } from './figures.ts';
import { Gstr1Box } from './gstr1-box.tsx';
import { ReportBox, ReportState, Totals } from './report-box.tsx';
import { ReportFiles } from './report-files.tsx';
import { TaxTable } from './tax-table.tsx';
import { daysQuery, useDays, useReport } from './use-report.ts';

/** GST by document date: the sums, by component and by quarter of the financial year; below it the monthly return. */
export function GstTab() {
  const state = useDays();
  const path = `gst-report${daysQuery(state)}`;
  const report = useReport<GstReport>(path);
  return (
    <>
      <div className="filters">
        <DaysPicker state={state} />
        {report.data && (
          <span className="gstin">
            Company GSTIN <Gstin value={report.data.summary.company_gstin} />
          </span>
        )}
        <ReportFiles path={path} name="gst-report" />
      </div>
      {report.data ? <Report report={report.data} /> : <ReportState what="the GST report" query={report} />}
      <Gstr1Box />
    </>
  );
}

function Gstin({ value }: { value: string }) {
  if (value === '') return <b>not set</b>;
  return (
    <>
      <b className="mono">{value}</b>
      <button
        type="button"
        className="btn ghost sm ico"
        aria-label="Copy GSTIN"
        title="Copy GSTIN"
        onClick={() => void copyText(value, 'GSTIN copied')}
      >
        <Icon name="copy" />
      </button>
    </>
  );
}

function Report({ report: { summary, by_quarter } }: { report: GstReport }) {
  const next = nextReturn(agencyDate());
  const quarters = Object.entries(by_quarter);
  const state = `${stateName(summary.company_state)} (${summary.company_state})`;
  return (
    <>
      <StatStrip
        items={[
          { label: 'Invoices', value: count(summary.total_invoices), note: 'With advances not invoiced yet' },
          {
            label: 'Taxable amount',
            value: short(summary.total_taxable_amount),
            exact: exact(summary.total_taxable_amount),
            note: 'Before tax',
          },
          {
            label: 'GST collected',
            value: short(summary.total_gst_collected),
            exact: exact(summary.total_gst_collected),
            note: 'By document date',
          },
          {
            label: 'Next return',
            value: formatDate(next.due).slice(0, 6),
            note: `GSTR-3B for ${monthName(next.period, true)}`,
          },
        ]}
      />
      <div className="g-main eq">
        <ReportBox title="GST by quarter" note="CGST, SGST and IGST together">
          {quarters.length === 0 ? (
            <p className="mute">No documents in these days.</p>
          ) : (
            <Chart
              kind="bars"
              label="GST by quarter"
              itemTitle="Quarter"
              valueTitle="GST"
              format={rupees}
              items={quarters.map(([label, sums]) => ({
                label,
                value: sums.total,
                note: quarterMonths(label),
              }))}
            />
          )}
        </ReportBox>
        <ReportBox title="Components">
          <div className="stack s12">
            <Totals
              rows={[
                { label: 'CGST 9%', value: rupees(summary.total_cgst) },
                { label: 'SGST 9%', value: rupees(summary.total_sgst) },
                { label: 'IGST 18%', value: rupees(summary.total_igst) },
                { label: 'GST collected', value: rupees(summary.total_gst_collected), total: true },
              ]}
            />
            <div className="note quiet">
              <Icon name="info" />
              <span>
                CGST and SGST apply when the place of supply is {state}. IGST applies to every other state.
                Documents at other rates than 18% are in these sums with the tax that stands on them.
              </span>
            </div>
          </div>
        </ReportBox>
      </div>
      {quarters.length > 0 && (
        <TaxTable
          label="GST by quarter"
          first="Quarter"
          rows={quarters.map(([quarter, sums]) => ({
            key: quarter,
            name: `${quarter}, ${quarterMonths(quarter)}`,
            sums,
          }))}
          total={{
            taxable: summary.total_taxable_amount,
            cgst: summary.total_cgst,
            sgst: summary.total_sgst,
            igst: summary.total_igst,
            total: summary.total_gst_collected,
          }}
        />
      )}
    </>
  );
}

const QUARTERS: Record<string, string> = {
  Q1: 'Apr to Jun',
  Q2: 'Jul to Sep',
  Q3: 'Oct to Dec',
  Q4: 'Jan to Mar',
};

/** `2026-27 Q4` → `Jan to Mar`. */
function quarterMonths(quarter: string): string {
  return QUARTERS[quarter.slice(-2)] ?? '';
}
