import { useState } from 'react';
import { type ComposeView, WhatsAppRequest } from '#app/contract/messages.ts';
import { spacedPhone } from '#app/domain/phone-number.ts';
import { OfficeError } from '#app/web/ui/data/call-office.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { exactTime } from '#app/web/ui/parts/exact-time.ts';
import { QuietNote } from '#app/web/ui/parts/quiet-note.tsx';
import { MessageDialog } from './message-dialog.tsx';
import type { MessageDialogProps } from './message-to.ts';
import { TemplatePicker } from './template-picker.tsx';
import { useCompose } from './use-compose.ts';
import { useMessageForm } from './use-message-form.ts';
import { useSend } from './use-send.ts';

/**
 * Writes a WhatsApp message; where it cannot be sent from here, WhatsApp opens with the text. Source: back-office §2;
 * checklist B06.
 */
export function WhatsAppDialog({ record, onSent, onClose }: MessageDialogProps) {
  const [number, setNumber] = useState(record.phone);
  const [link, setLink] = useState<string | null>(null);
  const { view, templates } = useCompose(record, 'whatsapp', number);
  const send = useSend('whatsapp', { record, ...(onSent ? { onSent } : {}) });
  const form = useMessageForm({
    schema: WhatsAppRequest,
    initial: { to: spacedPhone(record.phone), message: '' },
    async send(body) {
      setLink(null);
      try {
        await send(body);
      } catch (error) {
        const url = error instanceof OfficeError ? error.body.whatsapp_url : undefined;
        if (typeof url === 'string') {
          setLink(url);
          window.open(url, '_blank', 'noopener');
        }
        throw error;
      }
    },
  });
  const to = form.field('to');
  return (
    <MessageDialog
      channel="whatsapp"
      name={record.name}
      form={form}
      {...(view?.whatsapp.way === 'link' ? { action: 'Open WhatsApp' } : {})}
      failureExtra={link && <OpenLink href={link} />}
      onSent={onClose}
      onClose={onClose}
    >
      {view && <Way whatsapp={view.whatsapp} ready={view.ready.whatsapp} />}
      <TextField
        label="To"
        type="tel"
        inputMode="tel"
        required
        maxLength={64}
        placeholder="+91XXXXXXXXXX"
        {...to}
        onBlur={() => {
          to.onBlur();
          setNumber(form.values.to);
        }}
      />
      <TextField label="Message" required rows={6} first {...form.field('message')} />
      <TemplatePicker templates={templates} onPick={form.pick} />
    </MessageDialog>
  );
}

function OpenLink({ href }: { href: string }) {
  return (
    <>
      {'. '}
      <a className="textlink" href={href} target="_blank" rel="noreferrer">
        Open WhatsApp with this text
      </a>
      , and send it there.
    </>
  );
}

/** How it will go, as WhatsApp's own rule has it. */
function Way({ whatsapp, ready }: { whatsapp: ComposeView['whatsapp']; ready: boolean }) {
  const { way, freeUntil } = whatsapp;
  if (way === 'free')
    return freeUntil === null ? null : (
      <QuietNote>
        They wrote to us lately: any text can be sent until {exactTime(new Date(freeUntil))}.
      </QuietNote>
    );
  if (way === 'template')
    return (
      <QuietNote>
        They have not written to us in the last 24 hours, so it goes as an approved template.
      </QuietNote>
    );
  return (
    <QuietNote>
      {ready
        ? 'They have not written to us in the last 24 hours: WhatsApp opens with your text, and you send it there.'
        : 'WhatsApp is not set up here: it opens with your text, and you send it there.'}
    </QuietNote>
  );
}
