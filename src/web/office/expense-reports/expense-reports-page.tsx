import '#app/web/office/styles/accounts.css';
import { useQuery } from '@tanstack/react-query';
import type { ExpenseReport } from '#app/contract/expense-reports.ts';
import { expenseReportCsv } from '#app/domain/expense-report-csv.ts';
import { PAYMENT_MODE_NAMES } from '#app/domain/payment-mode.ts';
import { EXPENSE_CATEGORY_NAMES } from '#app/domain/purchases.ts';
import { DaysPicker } from '#app/web/office/accounts/days-picker.tsx';
import { count, exact, short } from '#app/web/office/accounts/figures.ts';
import { FileButton } from '#app/web/office/accounts/report-files.tsx';
import { daysQuery, reportQuery, useDays } from '#app/web/office/accounts/use-report.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { dollars, rupees } from '#app/web/office/parts/rupees.ts';
import { saveBlob } from '#app/web/ui/data/save-blob.ts';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Skeleton } from '#app/web/ui/parts/skeleton.tsx';
import { StatStrip } from '#app/web/ui/parts/stat-strip.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { MonthsBox } from './months-box.tsx';
import { SpentBox } from './spent-box.tsx';

const FILE = 'expense_report.csv';

/** Where the money went, over the days of the address. Source: back-office §2. */
export default function ExpenseReportsPage() {
  const state = useDays();
  const path = `/expenses/reports/summary${daysQuery(state)}`;
  const report = useQuery(reportQuery<ExpenseReport>(path));
  const ready = report.isPlaceholderData ? undefined : report.data;
  function exportCsv(): void {
    if (!ready) return;
    saveBlob(FILE, new Blob([expenseReportCsv(ready.by_category)], { type: 'text/csv;charset=utf-8' }));
    showSuccess({ title: 'CSV exported', detail: FILE });
  }
  useKeys({ 'shift+e': exportCsv }, { group: 'Reports', names: { 'shift+e': 'Export CSV' } });
  return (
    <>
      <PageHead title="Expense Reports" hint="Where the money went.">
        <DaysPicker state={state} />
        <FileButton path={path} name="expense_report" format="xlsx" />
        <button type="button" className="btn pri" disabled={!ready} onClick={exportCsv}>
          <Icon name="download" />
          Export CSV
        </button>
      </PageHead>
      {report.data ? (
        <div className="stack" aria-busy={report.isPlaceholderData || undefined}>
          <Report report={report.data} />
        </div>
      ) : (
        <div className="box">
          {report.isError ? (
            <ErrorState title="Failed to load expense report." error={report.error} retry={report.refetch} />
          ) : (
            <div className="pad">
              <Skeleton label="the expense report" widths={[40, 80, 60, 70]} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

function Report({ report }: { report: ExpenseReport }) {
  const { total_expenses, total_amount_inr, total_amount_usd } = report.summary;
  const suppliers = Object.keys(report.by_supplier).length;
  return (
    <>
      <StatStrip
        items={[
          { label: 'Total expenses', value: count(total_expenses), note: 'Entries in this range' },
          {
            label: 'Total INR',
            value: short(total_amount_inr),
            exact: exact(total_amount_inr),
            note: rupees(total_amount_inr),
          },
          {
            label: 'Total USD',
            value: short(total_amount_usd, 'USD'),
            exact: dollars(total_amount_usd),
            note: dollars(total_amount_usd),
          },
        ]}
      />
      <div className="g2 reports">
        <SpentBox
          title="Expenses by Category"
          of="Category"
          sums={report.by_category}
          names={EXPENSE_CATEGORY_NAMES}
        />
        <MonthsBox months={report.by_month} />
      </div>
      <div className="g2 reports">
        <SpentBox
          title="Payment Methods"
          of="Payment type"
          sums={report.by_payment_type}
          names={PAYMENT_MODE_NAMES}
        />
        {suppliers > 0 && (
          <SpentBox title="Supplier-wise Expenditure" of="Supplier" sums={report.by_supplier} />
        )}
      </div>
    </>
  );
}
