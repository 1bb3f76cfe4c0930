import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef, useState } from 'react';
import { type FieldErrors, FormProvider, useFieldArray, useForm, useWatch } from 'react-hook-form';
import type { OrderResponse } from '#app/contract/bookings.ts';
import { quoteBooking } from '#app/domain/booking-quote.ts';
import { formatMoney } from '#app/domain/money.ts';
import type { BookingProps } from '#app/web/site/trip/lazy-booking.tsx';
import { useSettings } from '#app/web/site/use-settings.ts';
import '#app/web/styles/booking.css';
import { callApi } from '#app/web/ui/call-api.ts';
import { newFormKey } from '#app/web/ui/form-key.ts';
import { showFailure } from '#app/web/ui/toast.tsx';
import {
  BLANK_BOOKING,
  BLANK_TRAVELER,
  BookingForm,
  type BookingInput,
  type BookingValues,
} from './booking-schema.ts';
import { ContactCard } from './contact-card.tsx';
import { PayButton } from './pay-button.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PriceSummary } from './price-summary.tsx';
import { isFormField } from './server-fields.ts';
import { TravelersCard } from './travelers-card.tsx';
import { useCheckout } from './use-checkout.ts';
import { useFirstBad } from './use-first-bad.ts';

/** The booking form with its summary, from filling it to the verified payment. */
export function BookingView({ trip, heading: Heading, onPaying, onEnquire, onBooked }: BookingProps) {
  const formId = useId();
  const formKey = useRef(newFormKey());
  const { brand } = useSettings();
  const form = useForm<BookingInput, unknown, BookingValues>({
    resolver: zodResolver(BookingForm),
    defaultValues: BLANK_BOOKING,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [checked, setChecked] = useState(0);
  const rows = useFieldArray({ control: form.control, name: 'travelerDetails' });
  const [paymentOption, travelDate] = useWatch({
    control: form.control,
    name: ['paymentOption', 'travelDate'],
  });
  const checkout = useCheckout({ onPaying, onPaid: onBooked });
  const { lookForBad } = useFirstBad(formId, checkout.busy);
  const unitPrice = Math.round((trip.unitPrice ?? 0) * 100);
  const pax = rows.fields.length;
  const due = quoteBooking({ unitPrice, pax, paymentOption }).dueNow;

  function setCount(count: number): void {
    setChecked((rows) => Math.min(rows, count));
    const missing = count - rows.fields.length;
    if (missing > 0)
      rows.append(
        Array.from({ length: missing }, () => ({ ...BLANK_TRAVELER })),
        { shouldFocus: false },
      );
    else rows.remove(rows.fields.map((_, at) => at).slice(count));
  }

  function refuse(errors: FieldErrors<BookingInput>): void {
    setChecked(pax);
    const lacking = form
      .getValues('travelerDetails')
      .some((row) => row.name.trim() === '' || row.age.trim() === '');
    if (lacking && errors.travelerDetails) showFailure({ title: 'Please fill all traveler details' });
    lookForBad();
  }

  async function submit(values: BookingValues): Promise<void> {
    setChecked(pax);
    const { total } = quoteBooking({ unitPrice, pax: values.travelers, paymentOption: values.paymentOption });
    const send = () =>
      callApi<OrderResponse>('/api/bookings/create-order', {
        body: {
          ...values,
          packageId: trip.id,
          packageType: trip.type,
          totalAmount: total / 100,
          idempotencyKey: formKey.current,
        },
      });
    await checkout.pay({
      async placeOrder() {
        const order = await send();
        if (order.ok || order.code !== 'duplicate') return order;
        formKey.current = newFormKey();
        return send();
      },
      details: {
        brand: `${brand.first} ${brand.second}`,
        color: brand.primary,
        description: trip.title,
        prefill: { name: values.name, email: values.email, contact: values.phone },
      },
      onRefused({ fields }) {
        const wrong = Object.entries(fields).filter(([name]) => isFormField(name));
        for (const [name, message] of wrong) form.setError(name as keyof BookingInput, { message });
        if (wrong.length > 0) lookForBad();
      },
    });
  }

  const part = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <div className="view">
      <div className="vhead">
        <Heading>Book Your Trip</Heading>
        <p>{trip.title}</p>
      </div>
      <div className="book">
        <FormProvider {...form}>
          <form id={formId} noValidate aria-busy={checkout.busy} onSubmit={form.handleSubmit(submit, refuse)}>
            <fieldset disabled={checkout.busy}>
              <legend className="sr">Booking</legend>
              <ContactCard heading={part} onCount={setCount} onEnquire={onEnquire} />
              <TravelersCard heading={part} rows={rows.fields} checked={checked} />
              <PaymentCard heading={part} unitPrice={unitPrice} pax={pax} />
            </fieldset>
          </form>
        </FormProvider>
        <PriceSummary
          trip={trip}
          unitPrice={unitPrice}
          pax={pax}
          paymentOption={paymentOption}
          travelDate={travelDate}
          button={
            <PayButton
              form={formId}
              busy={checkout.busy}
              label={`Pay ${formatMoney(due, 'INR', { trim: true })}`}
            />
          }
        />
      </div>
    </div>
  );
}
