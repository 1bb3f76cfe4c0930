import { EmailRequest } from '#app/contract/messages.ts';
import { useAgencyName } from '#app/web/office/data/use-agency-name.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { QuietNote } from '#app/web/ui/parts/quiet-note.tsx';
import { MessageDialog } from './message-dialog.tsx';
import type { MessageDialogProps } from './message-to.ts';
import { TemplatePicker } from './template-picker.tsx';
import { useCompose } from './use-compose.ts';
import { useMessageForm } from './use-message-form.ts';
import { useSend } from './use-send.ts';

/** Writes an e-mail to the record's own address. Source: back-office §2; checklist B04. */
export function EmailDialog({ record, onSent, onClose }: MessageDialogProps) {
  const { ready, templates } = useCompose(record, 'email');
  const send = useSend('email', { record, ...(onSent ? { onSent } : {}) });
  const form = useMessageForm({
    schema: EmailRequest,
    initial: { subject: subjectOf(record, useAgencyName()), message: '' },
    send,
  });
  return (
    <MessageDialog channel="email" name={record.name} form={form} onSent={onClose} onClose={onClose}>
      {!ready && <QuietNote>No mail server is set up: the e-mail is kept as not sent.</QuietNote>}
      <TextField label="To" type="email" value={record.email} readOnly optional={false} />
      <TextField label="Subject" required maxLength={200} {...form.field('subject')} />
      <TextField label="Message" required rows={8} first {...form.field('message')} />
      <TemplatePicker templates={templates} onPick={form.pick} />
    </MessageDialog>
  );
}

/** Source: back-office §2. */
function subjectOf({ kind, about }: MessageDialogProps['record'], agency: string): string {
  if (kind === 'booking') return `Re: Your booking of ${about}`.slice(0, 200);
  return `Re: Your inquiry about ${about || agency}`.slice(0, 200);
}
