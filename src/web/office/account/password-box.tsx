import { useState } from 'react';
import { type AccountView, PasswordChange } from '#app/contract/users.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { FormFailure } from './form-failure.tsx';
import { useReloadSessions } from './own-sessions.tsx';
import { ACCOUNT } from './use-account.ts';

export function PasswordBox({ account }: { account: AccountView }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="box" aria-labelledby="password-box">
      <header>
        <h2 id="password-box">Password</h2>
        {account.hasPassword && (
          <button type="button" className="btn sm push" onClick={() => setOpen(true)}>
            Change password
          </button>
        )}
      </header>
      <p className="pad">
        {account.hasPassword
          ? 'You sign in with a username and a password.'
          : 'You have no password and sign in elsewhere. An owner can give you a link to choose one.'}
        {account.singleSignOn && account.hasPassword && ' Single sign-on works too.'}
      </p>
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </section>
  );
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const reload = useReloadSessions();
  const form = useOfficeForm({
    schema: PasswordChange,
    initial: { current: '', password: '' },
    async save(body) {
      await callOffice(`${ACCOUNT}/password`, { method: 'PUT', body });
      showSuccess({ title: 'Password changed', detail: 'Your other sessions have ended.' });
      void reload();
      onClose();
    },
  });
  return (
    <Modal
      title="Change password"
      size={440}
      onSubmit={() => void form.submit()}
      onClose={onClose}
      footer={<ModalFooter save="Change password" busy={form.busy} />}
    >
      <FormFailure form={form} />
      <TextField
        label="Current password"
        type="password"
        {...form.field('current')}
        autoComplete="current-password"
        required
        first
      />
      <TextField
        label="New password"
        type="password"
        {...form.field('password')}
        autoComplete="new-password"
        hint="At least 10 characters. You are signed out on all other devices."
        required
      />
    </Modal>
  );
}
