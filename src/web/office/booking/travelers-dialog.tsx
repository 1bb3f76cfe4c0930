import { useState } from 'react';
import type { z } from 'zod';
import { type BookingDetail, TravelersChange } from '#app/contract/booking-desk.ts';
import { FormFailure } from '#app/web/office/account/form-failure.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { sendChange } from './send-change.ts';
import type { TravelerValues } from './traveler-values.ts';
import { TravelersFields } from './travelers-fields.tsx';
import { useBookingChanged } from './use-booking-changed.ts';

/** Corrects names and ages of those who travel; their number is part of the price and stays. */
export function TravelersDialog({ booking, onClose }: { booking: BookingDetail; onClose: () => void }) {
  const changed = useBookingChanged(booking.id);
  const [from] = useState(booking.travelerDetails);
  const form = useOfficeForm<{ travelers: TravelerValues[] }, z.output<typeof TravelersChange>>({
    schema: TravelersChange,
    initial: { travelers: from.map((one) => ({ ...one, age: String(one.age) })) },
    save: async (body) => {
      await sendChange(booking.id, 'travellers', { ...body, from }, changed);
      showSuccess({ title: 'Travelers corrected', detail: booking.reference });
      onClose();
      await changed();
    },
  });
  return (
    <Modal
      title="Correct travelers’ names"
      hint={`${booking.name} · ${booking.reference}`}
      dirty={form.dirty}
      onSubmit={() => void form.submit()}
      onClose={onClose}
      footer={<ModalFooter save="Save names" busy={form.busy} disabled={!form.dirty} />}
    >
      <TravelersFields
        name="travelers"
        rows={form.values.travelers}
        errors={form.errors}
        onChange={(travelers) => form.set('travelers', travelers)}
      />
      <FormFailure form={form} />
    </Modal>
  );
}
