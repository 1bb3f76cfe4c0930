import type { z } from 'zod';
import { type BookingDetail, RefundPaid, type RefundView } from '#app/contract/booking-desk.ts';
import type { PaymentMode } from '#app/domain/payment-mode.ts';
import { FormFailure } from '#app/web/office/account/form-failure.tsx';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { HowPaidFields } from '#app/web/office/payments/how-paid-fields.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { bookingPath } from './booking-address.ts';
import { useBookingChanged } from './use-booking-changed.ts';

/** Says that the office has paid a refund out by itself. */
export function RefundPaidDialog({
  booking,
  refund,
  onClose,
}: {
  booking: BookingDetail;
  refund: RefundView;
  onClose: () => void;
}) {
  const changed = useBookingChanged(booking.id);
  const today = agencyDate();
  const form = useOfficeForm<
    { mode: PaymentMode; date: string; reference: string },
    z.output<typeof RefundPaid>
  >({
    schema: RefundPaid,
    initial: { mode: 'bank', date: today, reference: '' },
    save: async (body) => {
      const path = bookingPath(booking.id, `refunds/${encodeURIComponent(refund.id)}/paid`);
      await callOffice(path, { method: 'POST', body });
      showSuccess({ title: 'Refund recorded', detail: `${rupees(refund.amount)} · ${booking.reference}` });
      onClose();
      await changed();
    },
  });
  return (
    <Modal
      title="Refund paid out"
      hint={`${booking.name} · ${rupees(refund.amount)}`}
      size={440}
      dirty={form.dirty}
      onSubmit={() => void form.submit()}
      onClose={onClose}
      footer={<ModalFooter save="Record" busy={form.busy} />}
    >
      <HowPaidFields
        mode={form.field('mode')}
        date={form.field('date')}
        reference={form.field('reference')}
      />
      <FormFailure form={form} />
    </Modal>
  );
}
