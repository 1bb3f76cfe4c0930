import { QUOTE_DESTINATIONS } from '#app/domain/enquiry-forms.ts';
import { Icon } from '#app/web/ui/icon.tsx';
import { Choice, TextArea, TextInput } from './inputs.tsx';
import { EmailInput, PhoneInput } from './person-inputs.tsx';
import { SiteForm, type SiteFormProps } from './site-form.tsx';

/** Asks for a quote. Source: public-site §5, checklist P09. */
export function QuoteForm(props: SiteFormProps) {
  return (
    <SiteForm
      {...props}
      kind="quote"
      action="/enquiry/quote"
      legend="Get a free quote"
      submit={
        <>
          Send request
          <Icon name="right" className="go" />
        </>
      }
    >
      <TextInput name="name" label="Name" required autoComplete="name" placeholder="Your full name" />
      <EmailInput />
      <PhoneInput />
      <Choice
        name="destination"
        label="Destination"
        empty="Choose a destination"
        choices={QUOTE_DESTINATIONS}
      />
      <TextArea
        name="message"
        label="Message"
        full
        placeholder="Dates, number of travelers, anything special"
      />
    </SiteForm>
  );
}
