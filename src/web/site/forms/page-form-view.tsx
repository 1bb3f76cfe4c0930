import { useState } from 'react';
import { tripPath } from '#app/web/site/trip/trip-address.ts';
import { TripEnquiry } from '#app/web/site/trip/trip-enquiry.tsx';
import type { PageForm } from './find-form-page.ts';
import type { RefusedForm } from './form-state.ts';
import { PrivacyForm } from './privacy-form.tsx';
import { QuoteForm } from './quote-form.tsx';
import { VisaForm, visaChoice } from './visa-form.tsx';

/** The form of a form's own page, with what the server found wrong. */
export function PageFormView({ form, refused }: { form: PageForm; refused: RefusedForm | undefined }) {
  const [country, setCountry] = useState(visaChoice(refused?.values.destination_country));
  if (form.kind === 'enquiry') {
    const { type, slug } = form.trip;
    return (
      <TripEnquiry
        trip={form.trip}
        heading="h1"
        refused={refused}
        cancel={
          <a className="btn line" href={tripPath(type, slug)}>
            Cancel
          </a>
        }
      />
    );
  }
  return (
    <>
      <h1>{form.title}</h1>
      <div className="card">
        {form.kind === 'quote' && <QuoteForm refused={refused} />}
        {form.kind === 'visa' && <VisaForm refused={refused} country={country} onCountry={setCountry} />}
        {form.kind === 'privacy' && <PrivacyForm refused={refused} />}
      </div>
    </>
  );
}
