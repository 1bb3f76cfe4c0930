import { useRevalidator } from 'react-router';
import { AccountChange, type AccountView } from '#app/contract/users.ts';
import { ROLE_NAMES } from '#app/domain/permissions.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { ACCOUNT } from './use-account.ts';

/** The name is one's own to change; what decides what one may do is not. */
export function ProfileBox({ account, onSaved }: { account: AccountView; onSaved: () => unknown }) {
  const { revalidate } = useRevalidator();
  const form = useOfficeForm({
    schema: AccountChange,
    initial: { name: account.name },
    async save(body) {
      await callOffice(ACCOUNT, { method: 'PUT', body });
      showSuccess({ title: 'Your name is saved', detail: body.name });
      onSaved();
      await revalidate();
    },
  });
  async function submit(): Promise<void> {
    if (!(await form.submit()) && form.failure)
      showFailure({ title: 'Failed to save your name', detail: form.failure });
  }
  return (
    <form
      className="box"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <header>
        <h2>Profile</h2>
      </header>
      <div className="pad stack">
        <TextField
          label="Name"
          {...form.field('name')}
          autoComplete="name"
          maxLength={100}
          hint="It stands beside what you do, in notes and in the audit log."
          required
        />
        <TextField label="Username" value={account.username} optional={false} readOnly />
        <TextField
          label="Email"
          value={account.email || 'Not given'}
          optional={false}
          hint="An owner can change it."
          readOnly
        />
        <TextField label="Role" value={ROLE_NAMES[account.role]} optional={false} readOnly />
        <p className="row">
          <button
            type="submit"
            className={form.busy ? 'btn pri busy' : 'btn pri'}
            disabled={!form.dirty || form.busy}
          >
            {form.busy ? 'Saving...' : 'Save name'}
          </button>
        </p>
      </div>
    </form>
  );
}
