import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedFilter } from '#app/contract/saved-filters.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { FormDialog } from '#app/web/ui/overlay/form-dialog.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';

/** Asks for the name under which a view is kept. */
export function SaveFilterDialog({
  list,
  address,
  onClose,
}: {
  list: string;
  address: string;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (name: string) =>
      callOffice<SavedFilter>('/admin/saved-filters', { method: 'POST', body: { list, name, address } }),
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: ['saved-filters'] });
      showSuccess({ title: 'Filter saved', detail: data.name });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Save filter"
      hint="Only you see it."
      submit="Save filter"
      busy={isPending}
      error={error && failureText(error, 'Failed to save filter')}
      onSubmit={(form) => mutate(String(form.get('name') ?? '').trim())}
      onClose={onClose}
    >
      <TextField name="name" label="Name" required maxLength={60} placeholder="Overdue payments" />
    </FormDialog>
  );
}
