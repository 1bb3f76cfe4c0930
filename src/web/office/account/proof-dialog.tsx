import { PasswordProof } from '#app/contract/users.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { FormFailure } from './form-failure.tsx';

/** Asks for the password before something that weakens or changes the account. */
export function ProofDialog({
  title,
  text,
  verb,
  tone = 'pri',
  onProved,
  onClose,
}: {
  title: string;
  text?: string;
  verb: string;
  tone?: 'pri' | 'red';
  onProved: (proof: { password: string }) => Promise<unknown>;
  onClose: () => void;
}) {
  const form = useOfficeForm({ schema: PasswordProof, initial: { password: '' }, save: onProved });
  return (
    <Modal
      title={title}
      size={440}
      onSubmit={() => void form.submit()}
      onClose={onClose}
      footer={<ModalFooter save={verb} busy={form.busy} busyText="Checking..." tone={tone} />}
    >
      {text && <p>{text}</p>}
      <FormFailure form={form} />
      <TextField
        label="Your password"
        type="password"
        {...form.field('password')}
        onBlur={() => form.values.password !== '' && form.check('password')}
        autoComplete="current-password"
        required
        first
      />
    </Modal>
  );
}
