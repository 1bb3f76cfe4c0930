import type { Customer } from '#app/contract/customers.ts';
import { CALL_STATUS_NAMES, type CallStatus } from '#app/domain/call-status.ts';
import { CALL_OUTCOME_NAMES, type CallOutcome } from '#app/domain/customer.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { Badge, type Tone } from '#app/web/ui/parts/badge.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';

/** Source: back-office §4. */
const STATUS_TONE: Record<CallStatus, Tone> = {
  new_lead: 'blue',
  contacted: 'purple',
  follow_up_scheduled: 'yellow',
  converted: 'green',
  lost: 'red',
};

const OUTCOME_TONE: Record<CallOutcome, Tone> = {
  interested: 'green',
  not_interested: 'red',
  callback_requested: 'yellow',
  info_sent: 'purple',
  no_answer: 'gray',
  wrong_number: 'red',
};

export function CallStatusBadge({ status }: { status: CallStatus }) {
  return <Badge tone={STATUS_TONE[status]}>{CALL_STATUS_NAMES[status]}</Badge>;
}

export function OutcomeBadge({ outcome }: { outcome: CallOutcome }) {
  return <Badge tone={OUTCOME_TONE[outcome]}>{CALL_OUTCOME_NAMES[outcome]}</Badge>;
}

/** The next date with "today" or "late" in words; an open lead without one is flagged. */
export function NextFollowUp({ customer }: { customer: Customer }) {
  const { next_follow_up_date: date, needs_follow_up: flagged } = customer;
  if (date === null) return flagged ? <span className="flag">No next date</span> : <>Not set</>;
  const today = agencyDate();
  if (date > today) return <>{formatDate(date)}</>;
  return (
    <span className="due">
      {formatDate(date)} · {date === today ? 'today' : 'late'}
    </span>
  );
}
