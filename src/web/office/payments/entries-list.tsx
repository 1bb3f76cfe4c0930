import { useQuery } from '@tanstack/react-query';
import type { RecordedEntry } from '#app/contract/recorded-payments.ts';
import { PAYMENT_MODE_NAMES } from '#app/domain/payment-mode.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { invoiceAmount } from '#app/web/office/customer-invoices/invoice-money.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';

const KINDS: Record<RecordedEntry['kind'], string> = {
  payment: 'Payment',
  refund: 'Refund',
  adjustment: 'Adjustment',
};

/** What was recorded already, so that nobody records it again. Nothing while there is none. */
export function EntriesList({ owner }: { owner: { customer_invoice_id: string } | { booking_id: string } }) {
  const query = new URLSearchParams(owner).toString();
  const { data } = useQuery({
    queryKey: ['ledger-entries', query],
    queryFn: async ({ signal }) =>
      (await callOffice<RecordedEntry[]>(`/accounts/payments?${query}`, { signal })).data,
    gcTime: 0,
  });
  if (!data || data.length === 0) return null;
  return (
    <section aria-label="Recorded so far">
      <h3 className="sec">Recorded so far</h3>
      <ul className="rec-rows">
        {data.map((entry) => (
          <li key={entry.id}>
            <span className="grow">
              {KINDS[entry.kind]}, {modeOf(entry)}
              <small>
                {[formatDate(entry.date), entry.reference, entry.recorded_by].filter(Boolean).join(' · ')}
              </small>
            </span>
            <b className="sum">
              {entry.kind === 'refund' ? '−' : ''}
              {invoiceAmount(entry.amount, entry.currency)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function modeOf({ mode, method }: RecordedEntry): string {
  const name = PAYMENT_MODE_NAMES[mode as keyof typeof PAYMENT_MODE_NAMES];
  return name ?? (method ? `online (${method})` : 'online');
}
