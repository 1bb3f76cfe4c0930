import { useState } from 'react';
import type { BookingDetail, RefundView } from '#app/contract/booking-desk.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { exactly } from '#app/web/office/parts/ago.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { RecordSection } from '#app/web/office/record/record-section.tsx';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { Badge } from '#app/web/ui/parts/badge.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { bookingPath } from './booking-address.ts';
import { modeName, refundStatus } from './money-words.ts';
import { RefundPaidDialog } from './refund-paid-dialog.tsx';
import { useBookingChanged } from './use-booking-changed.ts';

/** What is given back of a booking, and what the office has still to pay out by hand. */
export function RefundsSection({ booking }: { booking: BookingDetail }) {
  const [paying, setPaying] = useState<RefundView | null>(null);
  const mayPay = useMay('accounts.edit');
  const changed = useBookingChanged(booking.id);
  const [retrying, setRetrying] = useState(false);
  async function retry(refund: RefundView): Promise<void> {
    setRetrying(true);
    try {
      await callOffice(bookingPath(booking.id, `refunds/${encodeURIComponent(refund.id)}/retry`), {
        method: 'POST',
      });
      showSuccess({ title: 'Refund is tried again', detail: rupees(refund.amount) });
    } catch (error) {
      showFailure({ title: 'Failed to refund', detail: failureText(error, 'Please try again.') });
    }
    await changed();
    setRetrying(false);
  }
  if (booking.refunds.length === 0) return null;
  return (
    <RecordSection title="Refunds">
      <ul className="rec-rows">
        {booking.refunds.map((refund) => {
          const [tone, text] = refundStatus(refund);
          return (
            <li key={refund.id}>
              <span className="grow">
                <b>{refund.how === 'provider' ? 'To the card or account it came from' : 'By hand'}</b>{' '}
                <Badge tone={tone}>{text}</Badge>
                <small>
                  {modeName(refund.mode)} · {exactly(refund.createdAt)}
                  {refund.failure && ` · ${refund.failure}`}
                </small>
              </span>
              <b className="sum">{rupees(refund.amount)}</b>
              {mayPay && refund.status === 'failed' && refund.how === 'provider' && (
                <button
                  type="button"
                  className="btn sm ghost"
                  disabled={retrying}
                  onClick={() => void retry(refund)}
                >
                  {retrying ? 'Trying...' : 'Try again'}
                </button>
              )}
              {mayPay && isForStaff(refund) && (
                <button type="button" className="btn sm" onClick={() => setPaying(refund)}>
                  Paid out
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {paying && <RefundPaidDialog booking={booking} refund={paying} onClose={() => setPaying(null)} />}
    </RecordSection>
  );
}

/** Only the office can bring this one to the customer. */
function isForStaff({ status, how }: RefundView): boolean {
  return status === 'failed' || (status === 'waiting' && how === 'manual');
}
