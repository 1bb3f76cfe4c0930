import type { z } from 'zod';
import { type BookingDetail, RefundPaid, type RefundView } from '#app/contract/booking-desk.ts';
import { PAYMENT_MODE_NAMES, PAYMENT_MODES, type PaymentMode } from '#app/contract/recorded-payments.ts';
import { FormFailure } from '#app/web/office/account/form-failure.tsx';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
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
      <SelectField
        label="Mode"
        required
        options={optionsOf(PAYMENT_MODES, PAYMENT_MODE_NAMES)}
        {...form.field('mode')}
      />
      <DateField label="Date" required max={today} {...form.field('date')} />
      <TextField
        label="Reference"
        placeholder="Number of the transfer or cheque"
        maxLength={120}
        {...form.field('reference')}
      />
      <FormFailure form={form} />
    </Modal>
  );
}
