import '#app/web/office/styles/messages.css';
import type { MessageView } from '#app/contract/messages.ts';
import { spellOut } from '#app/domain/audit-text.ts';
import { CHANNEL_TEXTS, MESSAGE_STATUS_NAMES, type MessageStatus } from '#app/domain/message-channel.ts';
import { spacedPhone } from '#app/domain/phone-number.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { ago, exactly } from '#app/web/office/parts/ago.ts';
import { LongText } from '#app/web/office/parts/long-text.tsx';
import { Badge, type Tone } from '#app/web/ui/parts/badge.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { CHANNEL_ICONS } from './channel-icons.ts';
import { useRetry } from './use-retry.ts';

const TONES: Record<MessageStatus, Tone> = {
  queued: 'yellow',
  sending: 'yellow',
  sent: 'blue',
  delivered: 'green',
  failed: 'red',
  not_sent: 'orange',
  received: 'purple',
};

/** A record's messages, newest first: how each of them fared, why, and a button to try again. */
export function MessageList({ messages, onRetry }: { messages: MessageView[]; onRetry?: () => void }) {
  if (messages.length === 0) return <p className="mute">No messages yet</p>;
  return (
    <ul className="msgs" aria-label="Messages">
      {messages.map((message) => (
        <Message key={message.id} message={message} {...(onRetry ? { onRetry } : {})} />
      ))}
    </ul>
  );
}

function Message({ message, onRetry }: { message: MessageView; onRetry?: () => void }) {
  const { channel, status, reason, subject, text, createdAt } = message;
  return (
    <li className={message.direction === 'in' ? 'msg in' : 'msg'}>
      <div className="msg-hd">
        <Icon name={CHANNEL_ICONS[channel]} />
        <b className="trunc">{titleOf(message)}</b>
        <Badge tone={TONES[status]}>{MESSAGE_STATUS_NAMES[status]}</Badge>
        <time className="push mute" dateTime={createdAt} title={exactly(createdAt)}>
          {ago(createdAt)}
        </time>
      </div>
      <p className="mute msg-who">{whoOf(message)}</p>
      {subject && text && <p className="msg-subject">{subject}</p>}
      {text ? <LongText text={text} /> : <p className="mute">Erased</p>}
      {reason && (
        <p className="msg-reason">
          <Icon name="circle-alert" small />
          <span>{reason}</span>
        </p>
      )}
      {message.canRetry && <Retry message={message} {...(onRetry ? { onRetry } : {})} />}
    </li>
  );
}

function titleOf({ kind, direction, channel }: MessageView): string {
  if (direction === 'in') return 'They wrote';
  return kind === 'staff' ? CHANNEL_TEXTS[channel].name : spellOut(kind);
}

function whoOf({ channel, direction, author, to }: MessageView): string {
  const them = channel === 'email' ? to : spacedPhone(to);
  if (direction === 'in') return `From ${them}`;
  const who = author === '' ? 'Sent by the site' : author;
  return to === '' ? who : `${who}, to ${them}`;
}

function Retry({ message, onRetry }: { message: MessageView; onRetry?: () => void }) {
  const mayEdit = useMay('crm.edit');
  const { retry, busy } = useRetry(message, onRetry);
  if (!mayEdit) return null;
  return (
    <button type="button" className={busy ? 'btn sm busy' : 'btn sm'} aria-disabled={busy} onClick={retry}>
      <Icon name="rotate-cw" />
      {busy ? 'Sending...' : 'Send again'}
    </button>
  );
}
