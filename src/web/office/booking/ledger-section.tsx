import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { RecordSection } from '#app/web/office/record/record-section.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import type { BookingDialogName } from './booking-dialog.tsx';
import { entryName, modeName } from './money-words.ts';

/** Every payment and refund as the ledger has it. */
export function LedgerSection({
  booking: { entries, may },
  onOpen,
}: {
  booking: BookingDetail;
  onOpen: (what: BookingDialogName) => void;
}) {
  return (
    <RecordSection
      title="Payments"
      action={
        may.recordPayment && (
          <button type="button" className="btn sm ghost" onClick={() => onOpen('payment')}>
            <Icon name="plus" />
            Record payment
          </button>
        )
      }
    >
      {entries.length === 0 ? (
        <p className="mute">No payment yet.</p>
      ) : (
        <ul className="rec-rows">
          {entries.map((entry) => (
            <li key={entry.id}>
              <span className="grow">
                <b>{entryName(entry)}</b>
                <small>
                  {formatDate(entry.date)} · {modeName(entry.mode, entry.method)}
                  {entry.paymentId && (
                    <>
                      {' · '}
                      <span className="mono">{entry.paymentId}</span>
                    </>
                  )}
                </small>
              </span>
              <b className={entry.kind === 'refund' ? 'sum due' : 'sum'}>
                {entry.kind === 'refund' ? `− ${rupees(entry.amount)}` : rupees(entry.amount)}
              </b>
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  );
}
