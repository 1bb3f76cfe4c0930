import { ANOTHER_COUNTRY, VISA_TYPES } from '#app/domain/enquiry-forms.ts';
import { businessToday } from '#app/web/site/business-day.ts';
import { VISA_DESTINATIONS } from '#app/web/site/visa/visa-countries.ts';
import { Icon } from '#app/web/ui/icon.tsx';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { Choice, TextArea, TextInput } from './inputs.tsx';
import { EmailInput, PhoneInput } from './person-inputs.tsx';
import { SiteForm, type SiteFormProps } from './site-form.tsx';

/** The value of the country's choice for what was typed: one without a tile stands in the field of its own. */
export function visaChoice(country: unknown): string {
  if (typeof country !== 'string' || country === '') return '';
  return VISA_DESTINATIONS.includes(country) ? country : ANOTHER_COUNTRY;
}

/** Asks the visa experts. The tiles choose its country. Source: public-site §5, checklist P16. */
export function VisaForm({
  country,
  onCountry,
  ...props
}: SiteFormProps & { country: string; onCountry(country: string): void }) {
  const today = useInBrowser() ? businessToday() : undefined;
  return (
    <SiteForm
      {...props}
      kind="visa"
      action="/enquiry/visa"
      legend="Visa enquiry"
      submit={
        <>
          Send visa enquiry
          <Icon name="right" className="go" />
        </>
      }
      onSent={() => {
        onCountry('');
        props.onSent?.();
      }}
    >
      <TextInput name="name" label="Name" required autoComplete="name" placeholder="As in your passport" />
      <EmailInput />
      <PhoneInput />
      <Choice
        name="destination_country"
        label="Destination country"
        required
        empty="Choose a country"
        choices={VISA_DESTINATIONS}
        value={country}
        onChange={(event) => onCountry(event.target.value)}
      />
      {country === ANOTHER_COUNTRY && <TextInput name="other_country" label="Which country?" full />}
      <TextInput
        name="nationality"
        label="Nationality"
        required
        autoComplete="country-name"
        placeholder="Indian"
      />
      <TextInput name="travel_date" label="Travel date" required type="date" min={today} />
      <Choice name="visa_type" label="Visa type" full empty="Not sure yet" choices={VISA_TYPES} />
      <TextArea
        name="message"
        label="Message"
        full
        placeholder="Who travels, earlier refusals, anything else"
      />
    </SiteForm>
  );
}
