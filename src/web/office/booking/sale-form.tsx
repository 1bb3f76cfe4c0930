import { useLocation, useNavigate } from 'react-router';
import type { z } from 'zod';
import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { MAX_TRAVELLERS } from '#app/contract/bookings.ts';
import { FormFailure } from '#app/web/office/account/form-failure.tsx';
import { useLeaveGuard } from '#app/web/office/packages/use-leave-guard.ts';
import { recordAddress } from '#app/web/office/record/record-key.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { ChoiceField } from '#app/web/ui/form/choice-field.tsx';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { KeptNote } from '#app/web/ui/form/kept-note.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { type OfficeForm, useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { SalePayment } from './sale-payment.tsx';
import { SaleSummary } from './sale-summary.tsx';
import { SaleForm as SaleSchema, type SaleValues, saleBody } from './sale-values.ts';
import { resized } from './traveler-values.ts';
import { TravelersFields } from './travelers-fields.tsx';
import { TripPicker } from './trip-picker.tsx';
import { useBookingChanged } from './use-booking-changed.ts';

const COUNTS = Array.from({ length: MAX_TRAVELLERS }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? '1 Traveler' : `${at + 1} Travelers`,
}));
const KINDS = [
  { value: 'package' as const, label: 'Package' },
  { value: 'cruise' as const, label: 'Cruise' },
  { value: 'pilgrimage' as const, label: 'Pilgrimage' },
];

/** A booking that staff make for somebody on the telephone, at the website's price. */
export function SaleForm({
  initial,
  keep,
  about,
  onClose,
}: {
  initial: SaleValues;
  /** Under which name what was typed is kept on this device. */
  keep: string;
  about?: string;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const changed = useBookingChanged('');
  const form = useOfficeForm<SaleValues, z.output<typeof SaleSchema>>({
    schema: SaleSchema,
    initial,
    keep,
    save,
  });
  const guard = useLeaveGuard(form.dirty);

  async function save(sale: z.output<typeof SaleSchema>): Promise<void> {
    const { data } = await callOffice<BookingDetail>('/crm/bookings', {
      method: 'POST',
      body: saleBody(sale),
    });
    guard.allow();
    showSuccess({ title: 'Booking made', detail: `${data.reference} · ${data.name}` });
    void changed();
    const view = new URLSearchParams(search);
    view.delete('inquiry');
    await navigate(recordAddress('bookings', data.id, view.size > 0 ? `?${view}` : ''), { replace: true });
  }

  return (
    <Modal
      title="New booking"
      {...(about ? { hint: about } : {})}
      size={960}
      onSubmit={() => void form.submit()}
      onClose={onClose}
      footer={<ModalFooter save="Make booking" busy={form.busy} busyText="Booking..." />}
    >
      <div className="inv-form">
        <div className="stack s16">
          <KeptNote form={form} />
          <TripFields form={form} />
          <ContactFields form={form} />
          <fieldset className="fs">
            <legend>Travelers</legend>
            <TravelersFields
              name="travelerDetails"
              rows={form.values.travelerDetails}
              errors={form.errors}
              onChange={(rows) => form.set('travelerDetails', rows)}
            />
          </fieldset>
          <SalePayment form={form} />
          <FormFailure form={form} />
        </div>
        <SaleSummary values={form.values} />
      </div>
    </Modal>
  );
}

type Form = OfficeForm<SaleValues>;

function TripFields({ form }: { form: Form }) {
  const { kind, trip, travelerDetails } = form.values;
  return (
    <fieldset className="fs">
      <legend>Trip</legend>
      <div className="form">
        <div className="wf">
          <ChoiceField
            label="Kind"
            value={kind}
            options={KINDS}
            onChange={(next) => form.put({ kind: next, trip: null })}
          />
        </div>
        <div className="wf">
          <TripPicker
            key={kind}
            kind={kind}
            value={trip}
            error={form.errors.trip ?? form.errors.packageId}
            onChange={(chosen) => form.set('trip', chosen)}
          />
        </div>
        <DateField label="Travel date" required min={agencyDate()} {...form.field('travelDate')} />
        <SelectField
          label="Number of travelers"
          required
          options={COUNTS}
          {...form.field('travelers')}
          onChange={(count) =>
            form.put({ travelers: count, travelerDetails: resized(travelerDetails, Number(count)) })
          }
        />
      </div>
    </fieldset>
  );
}

function ContactFields({ form }: { form: Form }) {
  return (
    <fieldset className="fs">
      <legend>Customer</legend>
      <div className="form">
        <TextField label="Name" required maxLength={100} {...form.field('name')} />
        <TextField label="Phone" type="tel" required maxLength={32} {...form.field('phone')} />
        <TextField
          label="Email"
          type="email"
          required
          maxLength={254}
          className="wf"
          {...form.field('email')}
        />
        <TextField
          label="Special requests"
          rows={2}
          maxLength={2000}
          className="wf"
          {...form.field('specialRequests')}
        />
      </div>
    </fieldset>
  );
}
