import { useFormContext } from 'react-hook-form';
import { MAX_TRAVELLERS } from '#app/contract/bookings.ts';
import { businessToday } from '#app/web/site/business-day.ts';
import { useSendsMail } from '#app/web/site/use-sends-mail.ts';
import { Field } from '#app/web/ui/field.tsx';
import type { BookingInput } from './booking-schema.ts';

/** First part of the form: who books, when, for how many. */
export function ContactCard({
  heading: Heading,
  onCount,
  onEnquire,
}: {
  heading: 'h2' | 'h3';
  onCount(count: number): void;
  onEnquire(): void;
}) {
  const {
    register,
    formState: { errors },
  } = useFormContext<BookingInput>();
  const sendsMail = useSendsMail();
  return (
    <section className="card">
      <Heading className="step">
        <i>1</i>Contact and trip
      </Heading>
      <div className="two">
        <Field
          label="Name"
          error={errors.name?.message}
          control={(props) => (
            <input
              {...props}
              {...register('name')}
              className="inp"
              autoComplete="name"
              placeholder="Your full name"
            />
          )}
        />
        <Field
          label="Email"
          hint={sendsMail ? 'The confirmation goes here.' : 'For what we have to tell you about the trip.'}
          error={errors.email?.message}
          control={(props) => (
            <input
              {...props}
              {...register('email')}
              className="inp"
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
            />
          )}
        />
        <Field
          label="Phone"
          error={errors.phone?.message}
          control={(props) => (
            <input
              {...props}
              {...register('phone')}
              className="inp"
              type="tel"
              autoComplete="tel"
              placeholder="+91 XXXXXXXXXX"
            />
          )}
        />
        <Field
          label="Travel date"
          error={errors.travelDate?.message}
          control={(props) => (
            <input {...props} {...register('travelDate')} className="inp" type="date" min={businessToday()} />
          )}
        />
        <Field
          label="Number of travelers"
          error={errors.travelers?.message}
          control={(props) => (
            <select
              {...props}
              {...register('travelers', { onChange: (event) => onCount(Number(event.target.value)) })}
              className="inp"
            >
              {Array.from({ length: MAX_TRAVELLERS }, (_, at) => at + 1).map((count) => (
                <option key={count} value={String(count)}>
                  {count === 1 ? '1 Traveler' : `${count} Travelers`}
                </option>
              ))}
            </select>
          )}
        />
        <p className="more">
          <button type="button" className="textlink" onClick={onEnquire}>
            More than {MAX_TRAVELLERS} travelers?
          </button>
        </p>
      </div>
    </section>
  );
}
