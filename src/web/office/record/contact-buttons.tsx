import { useState } from 'react';
import { CHANNEL_TEXTS, CHANNELS, type Channel } from '#app/domain/message-channel.ts';
import { telLink } from '#app/domain/phone-number.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { CHANNEL_ICONS } from '#app/web/office/messages/channel-icons.ts';
import { MESSAGE_DIALOGS } from '#app/web/office/messages/message-dialogs.ts';
import type { MessageTo } from '#app/web/office/messages/message-to.ts';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** The letters of an open record. Source: the design's keyboard map. */
const KEYS: Record<Channel, string> = { email: 'm', sms: 't', whatsapp: 'w' };

/** Call, and write by each channel that the person has an address for (M, T, W). */
export function ContactButtons({ record, onSent }: { record: MessageTo; onSent: () => unknown }) {
  const [channel, setChannel] = useState<Channel | null>(null);
  const mayWrite = useMay('crm.edit');
  const ways = mayWrite
    ? CHANNELS.filter((way) => (way === 'email' ? record.email : record.phone) !== '')
    : [];
  useKeys(Object.fromEntries(ways.map((way) => [KEYS[way], () => setChannel(way)])), {
    group: 'Record',
    names: Object.fromEntries(ways.map((way) => [KEYS[way], CHANNEL_TEXTS[way].name])),
  });
  const Dialog = channel && MESSAGE_DIALOGS[channel];
  return (
    <>
      {record.phone && (
        <a className="btn sm" href={telLink(record.phone)}>
          <Icon name="phone" />
          Call
        </a>
      )}
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          className="btn sm ico"
          aria-label={`${CHANNEL_TEXTS[way].name} to ${record.name}`}
          title={CHANNEL_TEXTS[way].name}
          onClick={() => setChannel(way)}
        >
          <Icon name={CHANNEL_ICONS[way]} />
        </button>
      ))}
      {Dialog && <Dialog record={record} onSent={() => void onSent()} onClose={() => setChannel(null)} />}
    </>
  );
}
