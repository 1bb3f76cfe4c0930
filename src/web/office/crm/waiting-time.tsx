import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { REPLY_HOURS } from '#app/domain/inquiry.ts';
import { ago, exactly } from '#app/web/office/parts/ago.ts';
import { useNow } from '#app/web/office/parts/use-now.ts';

const HOUR = 3_600_000;

/** True when somebody has waited for an answer longer than the website promises. */
export function isLate(waitingSince: string, now: Date): boolean {
  return now.getTime() - new Date(waitingSince).getTime() > REPLY_HOURS * HOUR;
}

/** Since when somebody waits for an answer, else when the inquiry came. */
export function WaitingTime({ inquiry: { waitingSince, createdAt } }: { inquiry: CrmInquiry }) {
  const now = useNow();
  const at = waitingSince ?? createdAt;
  const text = ago(at, now);
  const isWaiting = waitingSince !== null && text !== 'just now';
  return (
    <time
      className={waitingSince && isLate(waitingSince, now) ? 'when late' : 'when'}
      dateTime={at}
      title={`${waitingSince ? 'Waiting since' : 'Received'} ${exactly(at)}`}
    >
      {isWaiting ? waitingText(text) : text}
    </time>
  );
}

/** `19 h ago` → `Waiting 19 h`, `yesterday` → `Waiting since yesterday`. */
function waitingText(text: string): string {
  return text.endsWith(' ago') ? `Waiting ${text.slice(0, -4)}` : `Waiting since ${text}`;
}
