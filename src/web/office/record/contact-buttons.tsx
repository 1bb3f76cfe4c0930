import { useState } from 'react';
import type { Channel } from '#app/domain/message-channel.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { EmailDialog } from '#app/web/office/messages/email-dialog.tsx';
import type { MessageTo } from '#app/web/office/messages/message-to.ts';
import { SmsDialog } from '#app/web/office/messages/sms-dialog.tsx';
import { WhatsAppDialog } from '#app/web/office/messages/whatsapp-dialog.tsx';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';
import { Icon, type IconName } from '#app/web/ui/parts/icon.tsx';

interface Way {
  channel: Channel;
  label: string;
  icon: IconName;
  key: string;
}

const WAYS: Way[] = [
  { channel: 'email', label: 'Email', icon: 'mail', key: 'm' },
  { channel: 'sms', label: 'SMS', icon: 'message-square-text', key: 't' },
  { channel: 'whatsapp', label: 'WhatsApp', icon: 'message-circle', key: 'w' },
];
const DIALOGS = { email: EmailDialog, sms: SmsDialog, whatsapp: WhatsAppDialog };

/** Call, and write by each channel that the person has an address for (M, T, W). */
export function ContactButtons({ record, onSent }: { record: MessageTo; onSent: () => unknown }) {
  const [channel, setChannel] = useState<Channel | null>(null);
  const mayWrite = useMay('crm.edit');
  const ways = mayWrite
    ? WAYS.filter((way) => (way.channel === 'email' ? record.email : record.phone) !== '')
    : [];
  useKeys(Object.fromEntries(ways.map((way) => [way.key, () => setChannel(way.channel)])), {
    group: 'Record',
    names: Object.fromEntries(ways.map((way) => [way.key, way.label])),
  });
  const Dialog = channel && DIALOGS[channel];
  return (
    <>
      {record.phone && (
        <a className="btn sm" href={`tel:${record.phone.replace(/[^\d+]/g, '')}`}>
          <Icon name="phone" />
          Call
        </a>
      )}
      {ways.map((way) => (
        <button
          key={way.channel}
          type="button"
          className="btn sm ico"
          aria-label={`${way.label} to ${record.name}`}
          title={way.label}
          onClick={() => setChannel(way.channel)}
        >
          <Icon name={way.icon} />
        </button>
      ))}
      {Dialog && <Dialog record={record} onSent={() => void onSent()} onClose={() => setChannel(null)} />}
    </>
  );
}
