import type { z } from 'zod';
import { type BookingDetail, TravelDateChange } from '#app/contract/booking-desk.ts';
import { balanceDueOn } from '#app/domain/booking-balance.ts';
import { formatDate, isPlainDate } from '#app/domain/plain-date.ts';
import { FormFailure } from '#app/web/office/account/form-failure.tsx';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { sendChange } from './send-change.ts';
import { useBookingChanged } from './use-booking-changed.ts';

/** Moves a booking to another day; the day on which its balance is due moves along. */
export function TravelDateDialog({ booking, onClose }: { booking: BookingDetail; onClose: () => void }) {
  const changed = useBookingChanged(booking.id);
  const today = agencyDate();
  const form = useOfficeForm<{ travel_date: string }>({
    schema: TravelDateChange.refine(({ travel_date }) => travel_date >= today, {
      path: ['travel_date'],
      message: 'Choose today or a later date',
    }) as z.ZodType<{ travel_date: string }>,
    initial: { travel_date: booking.travelDate },
    save: async (body) => {
      await sendChange(booking.id, 'travel-date', { ...body, from: booking.travelDate }, changed);
      showSuccess({
        title: 'Travel date changed',
        detail: `${booking.reference} · ${formatDate(body.travel_date)}`,
      });
      onClose();
      await changed();
    },
  });
  const { travel_date: travelDate } = form.values;
  const invoice = booking.documents.find((one) => one.kind === 'invoice' && one.status === 'issued');
  const moves = isPlainDate(travelDate) && travelDate !== booking.travelDate;
  return (
    <Modal
      title="Change travel date"
      hint={`${booking.name} · ${booking.reference}`}
      size={440}
      dirty={form.dirty}
      onSubmit={() => void form.submit()}
      onClose={onClose}
      footer={<ModalFooter save="Change date" busy={form.busy} disabled={!moves} />}
    >
      <DateField label="Travel date" required min={today} {...form.field('travel_date')} />
      <p className="mute">
        Booked for {formatDate(booking.travelDate)}.
        {moves &&
          booking.balanceAmount > 0 &&
          ` The balance will be due ${formatDate(balanceDueOn({ travelDate, bookingDate: booking.bookingDate }))}.`}
        {moves &&
          invoice &&
          ` Invoice ${invoice.number} stays as it is, with the date that it was issued with.`}
      </p>
      <FormFailure form={form} />
    </Modal>
  );
}
