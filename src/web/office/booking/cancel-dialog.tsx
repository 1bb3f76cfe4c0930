import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingDetail, CancellationPreview } from '#app/contract/booking-desk.ts';
import { formatDate, isPlainDate } from '#app/domain/plain-date.ts';
import { FormFailure } from '#app/web/office/account/form-failure.tsx';
import { useSendsMail } from '#app/web/office/data/use-sends-mail.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { CheckField } from '#app/web/ui/form/check-field.tsx';
import { ChoiceField } from '#app/web/ui/form/choice-field.tsx';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { MoneyField } from '#app/web/ui/form/money-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { newFormKey } from '#app/web/ui/form-key.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Skeleton } from '#app/web/ui/parts/skeleton.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { bookingPath } from './booking-address.ts';
import { CancelFigures } from './cancel-figures.tsx';
import { CancelForm, type CancelValues } from './cancel-values.ts';
import { cancellationToldBy } from './mail-words.ts';
import { useBookingChanged } from './use-booking-changed.ts';

/** Cancels a booking: first what the policy keeps and what goes back, then the question, then it is done. */
export function CancelDialog({ booking, onClose }: { booking: BookingDetail; onClose: () => void }) {
  const { id, reference, name, email, may } = booking;
  const sendsMail = useSendsMail();
  const changed = useBookingChanged(id);
  const ask = useConfirm();
  const today = agencyDate();
  const [requestKey] = useState(newFormKey);
  const form = useOfficeForm<CancelValues>({
    schema: CancelForm,
    initial: {
      by: 'customer',
      date: today,
      reason: booking.cancelReason ?? '',
      other: false,
      charge: null,
      note: '',
    },
    save: (values) => cancel(values),
  });
  const { by, date, other } = form.values;
  const preview = useQuery({
    queryKey: ['cancellation', id, by, date],
    queryFn: async ({ signal }) =>
      (
        await callOffice<CancellationPreview>(`${bookingPath(id, 'cancellation')}?by=${by}&date=${date}`, {
          signal,
        })
      ).data,
    enabled: isPlainDate(date),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const figures = preview.data;
  const charge = other && form.values.charge !== null ? form.values.charge : figures?.charge;

  async function cancel(values: CancelValues): Promise<void> {
    if (!figures || charge === undefined) return;
    const refund = figures.paid - charge;
    const yes = await ask({
      title: 'Are you sure you want to cancel this booking?',
      lost: `${name} loses the trip of ${formatDate(booking.travelDate)}. ${rupees(charge)} is charged${refund > 0 ? ` and ${rupees(refund)} goes back` : ''}.`,
      stays: `The booking, its payments and its papers stay on record. ${cancellationToldBy({ email, sendsMail })}`,
      verb: 'Cancel booking',
      cancel: 'Keep booking',
      icon: 'circle-x',
    });
    if (!yes) return;
    const body = {
      by: values.by,
      date: values.date,
      reason: values.reason,
      expected: figures.expected,
      request_key: requestKey,
      ...(values.other && values.charge !== null ? { charge: values.charge, note: values.note } : {}),
    };
    try {
      await callOffice(bookingPath(id, 'cancellation'), { method: 'POST', body });
    } catch (error) {
      // Somebody paid or changed something meanwhile: the new figures are shown before it is asked again.
      if (error instanceof OfficeError && error.status === 409) await preview.refetch();
      throw error;
    }
    showSuccess({ title: 'Booking cancelled', detail: reference });
    onClose();
    await changed();
  }

  return (
    <Modal
      title={booking.bookingStatus === 'cancelled' ? 'Settle cancellation' : 'Cancel booking'}
      hint={`${name} · ${reference} · ${booking.packageTitle}`}
      size={560}
      dirty={form.dirty}
      onSubmit={() => void form.submit()}
      onClose={onClose}
      footer={
        <ModalFooter
          save="Cancel booking"
          cancel="Close"
          tone="red"
          busy={form.busy}
          busyText="Cancelling..."
          disabled={!figures || preview.isPlaceholderData}
        />
      }
    >
      <div className="form">
        <ChoiceField
          label="Cancelled by"
          options={[
            { value: 'customer', label: 'Customer' },
            { value: 'agency', label: 'Us' },
          ]}
          {...form.field('by')}
        />
        <DateField
          label="Day it reached us"
          required
          min={booking.bookingDate}
          max={today}
          {...form.field('date')}
        />
      </div>
      {figures ? (
        <CancelFigures preview={figures} charge={charge ?? figures.charge} old={preview.isPlaceholderData} />
      ) : preview.error ? (
        <ErrorState title="Failed to work out the charge" error={preview.error} retry={preview.refetch} />
      ) : (
        <Skeleton label="the figures" widths={[80, 60, 70, 50]} />
      )}
      {may.setCharge && figures && figures.paid > 0 && (
        <CheckField label="Charge another amount" {...form.field('other')} />
      )}
      {other && (
        <div className="form">
          <MoneyField label="Charge" required {...form.field('charge')} />
          <TextField
            label="Why another amount"
            required
            maxLength={1000}
            placeholder="Goodwill, hotel refunded us, ..."
            {...form.field('note')}
          />
        </div>
      )}
      <TextField
        label="Reason"
        required
        rows={2}
        maxLength={1000}
        placeholder="In the customer’s words, if you can"
        {...form.field('reason')}
      />
      <FormFailure form={form} />
    </Modal>
  );
}
