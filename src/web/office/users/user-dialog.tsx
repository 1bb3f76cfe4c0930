import { z } from 'zod';
import { NewUser, type OfficeUser, type PasswordInvitation, UserChange } from '#app/contract/users.ts';
import { DEFAULT_ROLE, ROLE_NAMES, ROLES, type Role } from '#app/domain/permissions.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { USERS } from './use-user-actions.ts';
import { ROLE_HINTS } from './user-names.ts';

const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));

/** Adds a user, or changes one. `own`: one’s own role is another owner's to change. */
export function UserDialog({
  user,
  own = false,
  onSaved,
  onClose,
}: {
  user?: OfficeUser;
  own?: boolean;
  onSaved: (invited: PasswordInvitation | null) => void;
  onClose: () => void;
}) {
  const initial: { name: string; username: string; email: string; role: Role } = {
    name: user?.name ?? '',
    username: user?.username ?? '',
    email: user?.email ?? '',
    role: user?.role ?? DEFAULT_ROLE,
  };
  const form = useOfficeForm<typeof initial, NewUser | UserChange>({
    schema: user ? changeOf(user) : NewUser,
    initial,
    async save(values) {
      if (user) {
        await callOffice(`${USERS}/${encodeURIComponent(user.id)}`, { method: 'PUT', body: values });
        showSuccess({ title: 'User saved', detail: form.values.name });
        onSaved(null);
        return;
      }
      const { data } = await callOffice<PasswordInvitation>(USERS, { method: 'POST', body: values });
      onSaved(data);
    },
  });
  return (
    <Modal
      title={user ? 'Edit user' : 'Add user'}
      dirty={form.dirty}
      onSubmit={() => void form.submit()}
      onClose={onClose}
      footer={<ModalFooter save={user ? 'Save user' : 'Add user'} busy={form.busy} />}
    >
      {form.failure && Object.keys(form.errors).length === 0 && (
        <p className="note bad" role="alert">
          <Icon name="circle-alert" />
          <span>{form.failure}</span>
        </p>
      )}
      <div className="form">
        <TextField label="Name" {...form.field('name')} maxLength={100} required first />
        {user ? (
          <TextField label="Username" value={user.username} optional={false} readOnly />
        ) : (
          <TextField
            label="Username"
            {...form.field('username')}
            hint="To sign in with. It stays as it is."
            maxLength={60}
            spellCheck={false}
            required
          />
        )}
        <TextField
          label="Email"
          {...form.field('email')}
          type="email"
          className="wf"
          hint="Single sign-on lets in whoever has this address there."
          maxLength={254}
          required
        />
        <SelectField
          label="Role"
          {...form.field('role')}
          className="wf"
          options={ROLE_OPTIONS}
          hint={own ? 'Another owner can change your role.' : ROLE_HINTS[form.values.role]}
          disabled={own}
          required
        />
      </div>
    </Modal>
  );
}

/** Only what differs is sent, so that the first user, who has no address, can be renamed without one. */
function changeOf(user: OfficeUser) {
  return UserChange.extend({
    email: user.email === '' ? UserChange.shape.email.or(z.literal('')) : UserChange.shape.email,
  }).transform(({ name, email, role }) => ({
    ...(name === user.name ? {} : { name }),
    ...(email === user.email || email === '' ? {} : { email }),
    ...(role === user.role ? {} : { role }),
  }));
}
