import { OfficeError } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { FormDialog } from '#app/web/ui/overlay/form-dialog.tsx';
import { type CrmList, useAddNote } from './crm-rows.ts';

const MAX_NOTE = 4000;

/** Asks for an internal note on a booking or an inquiry. */
export function NoteDialog({
  list,
  id,
  about,
  onClose,
}: {
  list: CrmList;
  id: string;
  /** Whose record it is, below the title. */
  about: string;
  onClose: () => void;
}) {
  const { mutate, isPending, error } = useAddNote(list, id, onClose);
  const detail = error instanceof OfficeError && error.detail ? `: ${error.detail}` : '';
  return (
    <FormDialog
      title="Add Note"
      hint={about}
      submit="Add Note"
      busy={isPending}
      error={error && `Failed to add note${detail}`}
      onSubmit={(form) => {
        const note = String(form.get('note') ?? '').trim();
        if (note !== '') mutate(note);
      }}
      onClose={onClose}
    >
      <TextField
        name="note"
        label="Internal note"
        rows={5}
        required
        maxLength={MAX_NOTE}
        placeholder="Only staff see this"
      />
    </FormDialog>
  );
}
