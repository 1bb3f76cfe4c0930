import type { ReactNode } from 'react';
import type { TripView } from '#app/contract/content.ts';
import { businessToday } from '#app/web/site/business-day.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { TextArea, TextInput } from './inputs.tsx';
import { EmailInput, PhoneInput } from './person-inputs.tsx';
import { SiteForm, type SiteFormProps } from './site-form.tsx';

/** The enquiry about a package, a cruise or a pilgrimage. Source: public-site §2, §5, checklist P13. */
export function TripForm({
  trip,
  cancel,
  ...props
}: SiteFormProps & { trip: Pick<TripView, 'id' | 'type' | 'slug' | 'title'>; cancel: ReactNode }) {
  // The pages are kept: only the browser knows today.
  const today = useInBrowser() ? businessToday() : undefined;
  return (
    <SiteForm
      {...props}
      kind="enquiry"
      action={`/enquiry/${trip.type}/${encodeURIComponent(trip.slug)}`}
      legend="Your enquiry"
      submit="Submit"
      cancel={cancel}
    >
      <input type="hidden" name="package_id" value={trip.id} />
      <input type="hidden" name="package_title" value={trip.title} />
      <TextInput name="name" label="Name" required autoComplete="name" placeholder="Your full name" />
      <PhoneInput />
      <EmailInput />
      <TextInput name="preferred_date" label="Preferred date" type="date" min={today} />
      <TextInput name="budget" label="Budget" placeholder="In your own words" />
      <TextInput
        name="number_of_travelers"
        label="Number of travelers"
        type="number"
        min={1}
        inputMode="numeric"
        placeholder="1 or more"
      />
      <TextArea name="message" label="Message" full placeholder="What matters to you on this journey" />
    </SiteForm>
  );
}
