import { type RecoveryCodes, TwoFactorCode, type TwoFactorSetup } from '#app/contract/users.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { FormFailure } from './form-failure.tsx';
import { ACCOUNT } from './use-account.ts';

/** The secret as a picture and as text, and the first code that confirms it. */
export function EnrolDialog({
  setup,
  onConfirmed,
  onClose,
}: {
  setup: TwoFactorSetup;
  onConfirmed: (codes: RecoveryCodes) => void;
  onClose: () => void;
}) {
  const form = useOfficeForm({
    schema: TwoFactorCode,
    initial: { code: '' },
    async save(body) {
      const path = `${ACCOUNT}/two-factor/confirm`;
      const { data } = await callOffice<RecoveryCodes>(path, { method: 'POST', body });
      onConfirmed(data);
    },
  });
  return (
    <Modal
      title="Turn two-factor sign-in on"
      onSubmit={() => void form.submit()}
      onClose={onClose}
      footer={<ModalFooter save="Turn on" busy={form.busy} busyText="Checking..." />}
    >
      <FormFailure form={form} />
      <div className="enrol">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
          alt="QR code for your authenticator app"
        />
        <div className="stack">
          <p>Scan this with an authenticator app, such as Google Authenticator, Aegis or 1Password.</p>
          <p className="mute">
            Cannot scan? Type this key into the app:{' '}
            <code>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <TextField
            label="Code"
            {...form.field('code')}
            onBlur={() => form.values.code !== '' && form.check('code')}
            hint="The six digits that the app shows then."
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            required
            first
          />
        </div>
      </div>
    </Modal>
  );
}
