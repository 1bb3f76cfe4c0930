import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { quoteBooking } from '#app/domain/booking-quote.ts';
import { DEPOSIT_PERCENT, formatMoney } from '#app/domain/money.ts';
import { useSettings } from '#app/web/site/use-settings.ts';
import { Field, FieldError } from '#app/web/ui/field.tsx';
import type { BookingInput } from './booking-schema.ts';
import { TestMode } from './test-mode.tsx';

/** Third part: requests, how much to pay now, and the acceptance of the terms. `unitPrice` in paise. */
export function PaymentCard({
  unitPrice,
  pax,
  heading: Heading,
}: {
  unitPrice: number;
  pax: number;
  heading: 'h2' | 'h3';
}) {
  const {
    register,
    formState: { errors },
  } = useFormContext<BookingInput>();
  const errorId = useId();
  const { notices } = useSettings();
  const deposit = quoteBooking({ unitPrice, pax, paymentOption: 'partial' });
  const terms = errors.termsAccepted?.message;
  return (
    <section className="card">
      <Heading className="step">
        <i>3</i>Requests and payment
      </Heading>
      <Field
        label="Special requests"
        optional
        error={errors.specialRequests?.message}
        control={(props) => (
          <textarea
            {...props}
            {...register('specialRequests')}
            className="inp"
            placeholder="Meals, room preferences, accessibility"
          />
        )}
      />
      <fieldset className="pay" style={{ marginTop: 22 }}>
        <legend className="lab">Payment option</legend>
        <label className="payopt">
          <input type="radio" value="partial" {...register('paymentOption')} />
          <b>Pay {DEPOSIT_PERCENT}% Deposit</b>
          <span className="v">{formatMoney(deposit.dueNow, 'INR', { trim: true })}</span>
          <small>The rest, {formatMoney(deposit.balance, 'INR', { trim: true })}, later</small>
        </label>
        <label className="payopt">
          <input type="radio" value="full" {...register('paymentOption')} />
          <b>Pay in full</b>
          <span className="v">{formatMoney(deposit.total, 'INR', { trim: true })}</span>
          <small>Nothing more to pay before the trip</small>
        </label>
      </fieldset>
      <TestMode />
      <div className="field terms">
        <label className="check">
          <input
            type="checkbox"
            {...register('termsAccepted')}
            aria-invalid={terms ? true : undefined}
            aria-describedby={terms ? errorId : undefined}
          />
          <span>
            I accept the{' '}
            <a href="/terms" target="_blank" rel="noopener">
              terms
            </a>{' '}
            and the{' '}
            <a href="/cancellation-policy" target="_blank" rel="noopener">
              cancellation policy
            </a>
          </span>
        </label>
        <FieldError id={errorId} error={terms} />
        <label className="check">
          <input type="checkbox" {...register('marketingConsent')} />
          <span>{notices.marketing}</span>
        </label>
        <p className="hint">
          {notices.booking}{' '}
          <a href="/privacy" target="_blank" rel="noopener">
            Privacy policy
          </a>
        </p>
      </div>
    </section>
  );
}
