import { z } from 'zod';
import { type BookingDetail, RefundInput } from '#app/contract/booking-desk.ts';
import { FormFailure } from '#app/web/office/account/form-failure.tsx';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { MoneyField } from '#app/web/ui/form/money-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { usePressKey } from '#app/web/ui/form/use-press-key.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { bookingPath } from './booking-address.ts';
import { useBookingChanged } from './use-booking-changed.ts';

/** Gives back money that came but is not owed, the way it came. */
export function RefundDialog({ booking, onClose }: { booking: BookingDetail; onClose: () => void }) {
  const { id, refundable } = booking;
  const changed = useBookingChanged(id);
  const keyOf = usePressKey();
  const form = useOfficeForm<{ amount: number | null; reason: string }>({
    schema: z.object({
      amount: z
        .number({ error: 'Amount is required' })
        .positive('Amount must be more than 0')
        .max(refundable, `Only ${rupees(refundable)} can be given back`),
      reason: RefundInput.shape.reason,
    }),
    initial: { amount: refundable, reason: '' },
    save: async (values) => {
      const body = { ...values, request_key: keyOf(values) };
      await callOffice(bookingPath(id, 'refunds'), { method: 'POST', body });
      showSuccess({
        title: 'Refund is on its way',
        detail: `${rupees(values.amount ?? 0)} · ${booking.reference}`,
      });
      onClose();
      await changed();
    },
  });
  return (
    <Modal
      title="Refund"
      hint={`${booking.name} · ${booking.reference} · ${rupees(refundable)} not owed`}
      size={440}
      dirty={form.dirty}
      onSubmit={() => void form.submit()}
      onClose={onClose}
      footer={<ModalFooter save="Give back" tone="red" busy={form.busy} busyText="Giving back..." />}
    >
      <MoneyField
        label="Amount"
        required
        hint="It goes back the way it came; what came in cash or by transfer is for you to pay out."
        {...form.field('amount')}
      />
      <TextField label="Reason" required maxLength={300} {...form.field('reason')} />
      <FormFailure form={form} />
    </Modal>
  );
}
