import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SendAnswer } from '#app/contract/messages.ts';
import { useSendsMail } from '#app/web/office/data/use-sends-mail.ts';
import { callOffice, failureText, OfficeError } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { usePressKey } from '#app/web/ui/form/use-press-key.ts';
import { FormDialog } from '#app/web/ui/overlay/form-dialog.tsx';
import { QuietNote } from '#app/web/ui/parts/quiet-note.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';

/** Sends a paper by e-mail: to whom, and a message that may be left to the standard one. */
export function MailDialog({
  title,
  hint,
  to,
  longest,
  about,
  path,
  detail,
  onSent,
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
  /** Of the API. It answers as every press of Send: handed over, or still on its way. */
  path: string;
  /** What the success says below its title. */
  detail: string;
  onSent?: () => void;
  onClose: () => void;
}) {
  const keyOf = usePressKey();
  /** What was refused is sent anew by the next press; only a lost answer is asked for again. */
  const refusals = useRef(0);
  const sendsMail = useSendsMail();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (mail: { to: string; message: string }) => {
      const body = { ...mail, request_key: keyOf({ ...mail, refusals: refusals.current }) };
      return (await callOffice<SendAnswer>(path, { method: 'POST', body })).data;
    },
    onSuccess: ({ detail: title }) => {
      showSuccess({ title, detail });
      onSent?.();
      onClose();
    },
    onError: (refusal) => {
      if (refusal instanceof OfficeError && refusal.status !== 0) refusals.current += 1;
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
      {!sendsMail && <QuietNote>No mail server is set up: this cannot be sent until there is one.</QuietNote>}
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
