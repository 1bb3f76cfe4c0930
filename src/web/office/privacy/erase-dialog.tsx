import type { PrivacyRequestView } from '#app/contract/privacy-requests.ts';
import { FormDialog } from '#app/web/ui/overlay/form-dialog.tsx';
import { Mentions } from './mentions.tsx';
import { failureText, useErasure } from './use-privacy.ts';

/** Asks before what cannot be undone: what is lost, and what stays. */
export function EraseDialog({ request, onClose }: { request: PrivacyRequestView; onClose: () => void }) {
  const { mutate, isPending, error } = useErasure(request, onClose);
  return (
    <FormDialog
      title={`Erase the data of ${request.email}?`}
      submit="Erase data"
      busyText="Erasing..."
      danger
      busy={isPending}
      error={error && failureText(error, 'Failed to erase data')}
      onSubmit={(form) => mutate(form.getAll('travels').map(String))}
      onClose={onClose}
    >
      <p>
        <b>Lost for good:</b> name, email, phone, travelers, messages and notes in all inquiries and bookings;
        customers with their calls; the contact of a supplier.
      </p>
      <p>
        <b>Stays:</b> trips, dates, amounts and references, papers that were issued and bills, because the
        books are kept by law.
      </p>
      <Mentions id={request.id} />
    </FormDialog>
  );
}
