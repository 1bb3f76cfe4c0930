import { z } from 'zod';
import { KeptNote } from '#app/web/ui/form/kept-note.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { showSuccess } from '#app/web/ui/toast.tsx';

const Schema = z.object({
  title: z.string().trim().min(1, 'Title is required').max(20, 'Title can have at most 20 characters'),
  email: z.email('Enter a full email address, like name@domain.in'),
});

export function FormSection() {
  const form = useOfficeForm({
    schema: Schema,
    initial: { title: '', email: '' },
    keep: 'components',
    save: async () => showSuccess({ title: 'Saved successfully!' }),
  });
  return (
    <form
      className="box"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <div className="pad stack">
        <KeptNote form={form} />
        <div className="form">
          <TextField label="Title" required {...form.field('title')} />
          <TextField label="Email" required type="email" {...form.field('email')} />
        </div>
      </div>
      <footer>
        <span>{form.dirty ? 'Not saved yet' : 'Nothing to save'}</span>
        <button type="submit" className={form.busy ? 'btn pri push busy' : 'btn pri push'}>
          Save
        </button>
      </footer>
    </form>
  );
}
