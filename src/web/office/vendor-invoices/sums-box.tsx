import { formatMoney } from '#app/domain/money.ts';
import { typedTotals, type VendorInvoiceValues } from './vendor-invoice-values.ts';

/** The sums while they are typed. */
export function SumsBox({ values }: { values: VendorInvoiceValues }) {
  const totals = typedTotals(values);
  const money = (minor: number) => formatMoney(minor, values.currency);
  return (
    <div className="wf box vin-sums">
      <div className="totals" role="status" aria-label="Totals">
        <div>
          <span>Amount</span>
          <b>{money(totals?.amount ?? 0)}</b>
        </div>
        <div>
          <span>{values.currency === 'INR' ? `GST ${values.gst_rate}%` : 'GST'}</span>
          <b>{values.currency === 'INR' ? money(totals?.gstAmount ?? 0) : 'None'}</b>
        </div>
        <div className="T">
          <span>Total</span>
          <b>{money(totals?.totalAmount ?? 0)}</b>
        </div>
      </div>
    </div>
  );
}
