import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { PaymentDialog } from '#app/web/office/payments/payment-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { TravelDateDialog } from './travel-date-dialog.tsx';
import { TravelersDialog } from './travelers-dialog.tsx';
import { useBookingChanged } from './use-booking-changed.ts';

export type BookingDialogName = 'payment' | 'link' | 'date' | 'travelers' | 'refund' | 'cancel';

/** The dialog of one action of a booking. */
export function BookingDialog({
  booking,
  what,
  onClose,
}: {
  booking: BookingDetail;
  what: BookingDialogName;
  onClose: () => void;
}) {
  const changed = useBookingChanged(booking.id);
  switch (what) {
    case 'payment':
      return (
        <PaymentDialog
          record={{
            owner: { booking_id: booking.id },
            name: booking.name,
            number: booking.reference,
            currency: 'INR',
            balance: booking.balanceAmount,
            held: booking.paidAmount - booking.refundedAmount,
          }}
          kind="payment"
          onRecorded={changed}
          onClose={onClose}
        />
      );
    case 'link':
      return <LinkDialog booking={booking} onClose={onClose} />;
    case 'date':
      return <TravelDateDialog booking={booking} onClose={onClose} />;
    case 'travelers':
      return <TravelersDialog booking={booking} onClose={onClose} />;
    case 'refund':
      return <RefundDialog booking={booking} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog booking={booking} onClose={onClose} />;
    default:
      return what satisfies never;
  }
}
