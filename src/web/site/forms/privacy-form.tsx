import { PRIVACY_REQUESTS } from '#app/domain/enquiry-forms.ts';
import { TextArea, TextInput, WordedChoice } from './inputs.tsx';
import { EmailInput } from './person-inputs.tsx';
import { SiteForm, type SiteFormProps } from './site-form.tsx';

const WORDS: Record<(typeof PRIVACY_REQUESTS)[number], string> = {
  copy: 'A copy of my data',
  correction: 'A correction of my data',
  erasure: 'The erasure of my data',
};

/** A person's request about their own data. Source: india-rules §9. */
export function PrivacyForm(props: SiteFormProps) {
  return (
    <SiteForm
      {...props}
      kind="privacy"
      action="/enquiry/privacy"
      legend="Your request"
      marketing={false}
      submit="Send request"
    >
      <WordedChoice
        name="kind"
        label="What do you ask for?"
        required
        full
        empty="Choose"
        choices={PRIVACY_REQUESTS.map((value) => ({ value, text: WORDS[value] }))}
      />
      <TextInput name="name" label="Name" required autoComplete="name" placeholder="Your full name" />
      <EmailInput hint="The one we know you by: the answer goes there." />
      <TextArea
        name="message"
        label="Message"
        full
        placeholder="What should be corrected, or anything else"
      />
    </SiteForm>
  );
}
