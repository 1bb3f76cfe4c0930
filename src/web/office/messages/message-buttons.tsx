import { useState } from 'react';
import { CHANNEL_TEXTS, CHANNELS, type Channel } from '#app/domain/message-channel.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { CHANNEL_ICONS } from './channel-icons.ts';
import { MESSAGE_DIALOGS } from './message-dialogs.ts';
import type { MessageTo } from './message-to.ts';

/** The letters that press them on a card. Source: the design's keyboard map. */
const KEYS: Record<Channel, string | undefined> = { email: 'm', sms: undefined, whatsapp: 'w' };

/** What the letters do, for the help of the list that the cards stand in. */
export const MESSAGE_LETTERS = { m: 'Email', w: 'WhatsApp' };

/** Email, SMS and WhatsApp to a record's person, each with its dialog; none for who was erased. */
export function MessageButtons({
  record,
  icons = false,
  onSent,
}: {
  record: MessageTo;
  /** Without their names, where there is little room. */
  icons?: boolean;
  onSent?: () => void;
}) {
  const [open, setOpen] = useState<Channel | null>(null);
  const Dialog = open && MESSAGE_DIALOGS[open];
  if (record.email === '' && record.phone === '') return null;
  return (
    <>
      {CHANNELS.map((channel) => (
        <button
          key={channel}
          type="button"
          className={icons ? 'btn sm ghost ico' : 'btn sm ghost'}
          data-key={KEYS[channel]}
          aria-label={icons ? `${CHANNEL_TEXTS[channel].name} to ${record.name}` : undefined}
          title={icons ? CHANNEL_TEXTS[channel].name : undefined}
          onClick={() => setOpen(channel)}
        >
          <Icon name={CHANNEL_ICONS[channel]} />
          {!icons && CHANNEL_TEXTS[channel].name}
        </button>
      ))}
      {Dialog && <Dialog record={record} onClose={() => setOpen(null)} {...(onSent ? { onSent } : {})} />}
    </>
  );
}
