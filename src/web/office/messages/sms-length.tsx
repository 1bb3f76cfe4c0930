import '#app/web/office/styles/messages.css';
import { smsSegments } from '#app/domain/sms-segments.ts';

/** `93 characters · 1 SMS (GSM-7)`: what a text counts, and what the provider bills. Source: MSG-07. */
export function SmsLength({ text }: { text: string }) {
  const { characters, segments, encoding } = smsSegments(text);
  return (
    <span className="msg-length">
      <span>{encoding === 'GSM-7' ? 'Plain text only' : 'Unicode: 70 to a part'}</span>
      <span className="push">
        {characters} {characters === 1 ? 'character' : 'characters'}
        {segments > 0 && ` · ${segments} SMS (${encoding})`}
      </span>
    </span>
  );
}
