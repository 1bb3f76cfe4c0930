import type { PrivacyClosing, PrivacyRequestView } from '#app/contract/privacy-requests.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { FormDialog } from '#app/web/ui/overlay/form-dialog.tsx';
import { failureText, useClosing } from './use-privacy.ts';

/** Closes a request with a note; a refusal says why. */
export function CloseDialog({
  request,
  status,
  onClose,
}: {
  request: PrivacyRequestView;
  status: PrivacyClosing['status'];
  onClose: () => void;
}) {
  const { mutate, isPending, error } = useClosing(request, onClose);
  const refusing = status === 'refused';
  return (
    <FormDialog
      title={refusing ? 'Refuse request' : 'Close as done'}
      hint={request.email}
      submit={refusing ? 'Refuse request' : 'Close as done'}
      busy={isPending}
      error={error && failureText(error, 'Failed to close request')}
      onSubmit={(form) => mutate({ status, note: String(form.get('note') ?? '') })}
      onClose={onClose}
    >
      <p className="note quiet">
        {request.erasedAt
          ? 'Answer the person first: closing takes their address out of this request too.'
          : 'The person is not told by this: answer them by email.'}
      </p>
      <TextField
        name="note"
        label={refusing ? 'Why is it refused?' : 'Note'}
        rows={4}
        required={refusing}
        maxLength={4000}
        placeholder={refusing ? 'Only staff see this' : 'How and when it was answered'}
      />
    </FormDialog>
  );
}
