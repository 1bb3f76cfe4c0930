import type { DataCorrection, PrivacyRequestView } from '#app/contract/privacy-requests.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { FormDialog } from '#app/web/ui/overlay/form-dialog.tsx';
import { failureText, useCorrection } from './use-privacy.ts';

/** New name, address or phone for a person's records. */
export function CorrectDialog({ request, onClose }: { request: PrivacyRequestView; onClose: () => void }) {
  const { mutate, isPending, error } = useCorrection(request, onClose);
  return (
    <FormDialog
      title="Correct data"
      hint={request.email}
      submit="Correct data"
      busy={isPending}
      error={error && failureText(error, 'Failed to correct data')}
      onSubmit={(form) => {
        const given = [...form].filter(([, value]) => String(value).trim() !== '');
        mutate(Object.fromEntries(given) as DataCorrection);
      }}
      onClose={onClose}
    >
      <p className="note quiet">
        Goes to every inquiry and booking of {request.email}. What you leave empty stays as it is.
      </p>
      <TextField name="name" label="Name" maxLength={100} />
      <TextField name="email" label="Email" type="email" maxLength={254} />
      <TextField name="phone" label="Phone" type="tel" maxLength={32} placeholder="+91XXXXXXXXXX" />
    </FormDialog>
  );
}
