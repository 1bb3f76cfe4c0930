import { useQueryClient } from '@tanstack/react-query';
import type { CrmBooking } from '#app/contract/bookings.ts';
import { PaymentDialog } from '#app/web/office/payments/payment-dialog.tsx';
import { recordKey } from '#app/web/office/record/record-key.ts';
import { changedKeys, listKey } from './crm-rows.ts';

/** Records money that came for a booking, or went back, outside of the website. */
export function BookingPayment({ booking, onClose }: { booking: CrmBooking; onClose: () => void }) {
  const client = useQueryClient();
  const { id, name, reference, balanceAmount, paidAmount, refundedAmount } = booking;
  return (
    <PaymentDialog
      record={{
        owner: { booking_id: id },
        name,
        number: reference,
        currency: 'INR',
        balance: balanceAmount,
        held: paidAmount - refundedAmount,
      }}
      onRecorded={() =>
        Promise.all(
          [listKey('bookings'), recordKey('bookings', id), ...changedKeys].map((queryKey) =>
            client.invalidateQueries({ queryKey }),
          ),
        )
      }
      onClose={onClose}
    />
  );
}
