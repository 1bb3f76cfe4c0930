import { useMutation } from '@tanstack/react-query';
import { failureText } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { usePressKey } from '#app/web/ui/form/use-press-key.ts';
import { FormDialog } from '#app/web/ui/overlay/form-dialog.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';

/** Sends a paper by e-mail: to whom, and a message that may be left to the standard one. */
export function MailDialog({
  title,
  hint,
  to,
  longest,
  about,
  send,
  onClose,
}: {
  title: string;
  hint: string;
  /** The address that stands there at first. */
  to: string;
  /** Characters that the message may have. */
  longest: number;
  /** What goes with it. */
  about: string;
  /** Answers what the success says below its title. */
  send: (body: { to: string; message: string; request_key: string }) => Promise<string>;
  onClose: () => void;
}) {
  const keyOf = usePressKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (mail: { to: string; message: string }) => send({ ...mail, request_key: keyOf(mail) }),
    onSuccess: (detail) => {
      showSuccess({ title: 'Email sent successfully!', detail });
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      hint={hint}
      submit="Send e-mail"
      busyText="Sending..."
      busy={isPending}
      error={error && failureText(error, 'Failed to send email')}
      onSubmit={(form) => {
        const text = (name: string) => String(form.get(name) ?? '').trim();
        mutate({ to: text('to'), message: text('message') });
      }}
      onClose={onClose}
    >
      <TextField name="to" label="To" type="email" required defaultValue={to} />
      <TextField
        name="message"
        label="Message"
        rows={5}
        maxLength={longest}
        placeholder="Leave blank to use the default message"
        hint={about}
      />
    </FormDialog>
  );
}
