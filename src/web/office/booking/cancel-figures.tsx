import type { CancellationPreview } from '#app/contract/booking-desk.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { modeName, PAPER_NAMES } from './money-words.ts';

/** What a cancellation means in money: the policy's row, charge and refund, how it goes back, which papers are issued. */
export function CancelFigures({
  preview,
  charge,
  old,
}: {
  preview: CancellationPreview;
  /** What is charged, in rupees: the policy's, or what staff chose. */
  charge: number;
  /** They are of another day; the asked for ones are on their way. */
  old: boolean;
}) {
  const { total, paid, percentKept, refunds, documents, warnings } = preview;
  const refund = Math.max(0, paid - charge);
  const own = charge !== preview.charge;
  return (
    <section
      className={old ? 'rec-wash is-old' : 'rec-wash'}
      role="status"
      aria-label="What the cancellation costs"
      aria-busy={old}
    >
      <div className="totals">
        <div>
          <span>Total of the booking</span>
          <span>{rupees(total)}</span>
        </div>
        <div>
          <span>Paid</span>
          <span>{rupees(paid)}</span>
        </div>
        <div>
          <span>
            Charge{' '}
            <small className="mute">
              {own ? 'chosen by you' : `${daysText(preview.daysBefore)}: ${percentKept}% of the total`}
            </small>
          </span>
          <span>{rupees(charge)}</span>
        </div>
        <div className="T">
          <span>Refund</span>
          <span>{rupees(refund)}</span>
        </div>
      </div>
      {!own && refund > 0 && (
        <ul className="rec-dots">
          {refunds.map((one) => (
            <li key={one.paymentId}>
              {rupees(one.amount)}{' '}
              {one.how === 'provider'
                ? 'goes back through the payment provider'
                : `is paid out by you (it came by ${modeName(one.mode).toLowerCase()})`}
            </li>
          ))}
        </ul>
      )}
      {!own && documents.length > 0 && (
        <p className="mute">
          Issued:{' '}
          {documents.map((one) => `${PAPER_NAMES[one.kind].toLowerCase()} ${rupees(one.amount)}`).join(', ')}.
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="note warn">
          <Icon name="triangle-alert" />
          <span>{warning}</span>
        </p>
      ))}
    </section>
  );
}

function daysText(days: number): string {
  if (days === 0) return 'On the day of travel';
  if (days < 0) return `${-days === 1 ? '1 day' : `${-days} days`} after the start`;
  return `${days === 1 ? '1 day' : `${days} days`} before the start`;
}
