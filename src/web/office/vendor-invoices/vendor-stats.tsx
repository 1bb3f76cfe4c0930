import type { VendorInvoiceStats } from '#app/contract/vendor-invoices.ts';
import { financialYear, financialYearRange } from '#app/domain/financial-year.ts';
import type { Currency } from '#app/domain/money.ts';
import { formatExactly, formatThousands } from '#app/domain/thousands.ts';
import { count, counted, paise } from '#app/web/office/accounts/figures.ts';
import { StatStrip } from '#app/web/ui/parts/stat-strip.tsx';
import { useVendorInvoiceStats } from './vendor-invoices-api.ts';

/** The six cards over the list, each currency by itself; they follow the filters, but for the status. */
export function VendorStats({ match }: { match: string }) {
  const query = new URLSearchParams(match);
  for (const own of ['status', 'sort', 'id']) query.delete(own);
  const stats = useVendorInvoiceStats(query.toString());
  const figure = (name: keyof VendorInvoiceStats) => (stats ? count(stats[name]) : null);
  const sum = (name: keyof VendorInvoiceStats, of: keyof VendorInvoiceStats, currency: Currency) => ({
    value: stats ? formatThousands(paise(stats[name]), currency) : null,
    ...(stats
      ? { exact: formatExactly(paise(stats[name]), currency), note: counted(stats[of], 'invoice') }
      : {}),
  });
  return (
    <StatStrip
      items={[
        { label: 'Total invoices', value: figure('total_invoices'), note: periodName(query) },
        {
          label: 'Pending invoices',
          value: figure('pending_invoices'),
          note: stats && `${count(stats.approved_invoices)} approved, to be paid`,
        },
        { label: 'Total amount INR', ...sum('total_amount_inr', 'inr_invoices', 'INR') },
        { label: 'Pending amount INR', ...sum('pending_amount_inr', 'pending_inr_invoices', 'INR') },
        { label: 'Total amount USD', ...sum('total_amount_usd', 'usd_invoices', 'USD') },
        { label: 'Pending amount USD', ...sum('pending_amount_usd', 'pending_usd_invoices', 'USD') },
      ]}
    />
  );
}

/** Of which days they are: `FY 2026-27`. */
function periodName(query: URLSearchParams): string {
  const start = query.get('start_date');
  const end = query.get('end_date');
  if (!start && !end) return 'All dates';
  const year = start ? financialYearRange(start) : null;
  return start && year?.start === start && year.end === end ? `FY ${financialYear(start)}` : 'In these dates';
}
