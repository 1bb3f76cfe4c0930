import { SmsRequest } from '#app/contract/messages.ts';
import { spacedPhone } from '#app/domain/phone-number.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { QuietNote } from '#app/web/ui/parts/quiet-note.tsx';
import { MessageDialog } from './message-dialog.tsx';
import type { MessageDialogProps } from './message-to.ts';
import { SmsLength } from './sms-length.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { useCompose } from './use-compose.ts';
import { useMessageForm } from './use-message-form.ts';
import { useSend } from './use-send.ts';

/** Writes an SMS, with its length as it is typed. Source: back-office §2; checklist B05; MSG-07. */
export function SmsDialog({ record, onSent, onClose }: MessageDialogProps) {
  const { ready, templates } = useCompose(record, 'sms');
  const send = useSend('sms', { record, ...(onSent ? { onSent } : {}) });
  const form = useMessageForm({
    schema: SmsRequest,
    initial: { to: spacedPhone(record.phone), message: '' },
    send,
  });
  return (
    <MessageDialog channel="sms" name={record.name} form={form} onSent={onClose} onClose={onClose}>
      {!ready && <QuietNote>No SMS provider is set up: the SMS is kept as not sent.</QuietNote>}
      <TextField
        label="To"
        type="tel"
        inputMode="tel"
        required
        maxLength={64}
        placeholder="+91XXXXXXXXXX"
        {...form.field('to')}
      />
      <TextField
        label="Message"
        required
        rows={4}
        first
        hint={<SmsLength text={form.values.message} />}
        {...form.field('message')}
      />
      <TemplatePicker templates={templates} onPick={form.pick} />
    </MessageDialog>
  );
}
