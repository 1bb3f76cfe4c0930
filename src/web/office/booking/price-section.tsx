import type { ReactNode } from 'react';
import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { RecordSection } from '#app/web/office/record/record-section.tsx';
import { copyText } from '#app/web/ui/data/copy-text.ts';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import type { BookingDialogName } from './booking-dialog.tsx';

/** The price as it was sold, how much of it is paid, and until when the rest is due. */
export function PriceSection({
  booking: { unitPrice, travelers, balanceAmount, payment, may },
  onOpen,
  children,
}: {
  booking: BookingDetail;
  onOpen: (what: BookingDialogName) => void;
  /** The bar of what is paid. */
  children: ReactNode;
}) {
  const late = balanceAmount > 0 && payment.dueDate < agencyDate();
  return (
    <RecordSection title="Price" note={`${rupees(unitPrice)} × ${travelers}`}>
      {children}
      {balanceAmount > 0 && (
        <p className="rec-line">
          <span className={late ? 'due' : 'ink2'}>
            Balance due {formatDate(payment.dueDate)}
            {late && ' · late'}
          </span>
          {payment.link ? (
            <span className="push row tight">
              <span className="mute">
                Link for {rupees(payment.linkAmount)}
                {payment.linkExpiresAt &&
                  `, until ${formatDate(agencyDate(new Date(payment.linkExpiresAt)))}`}
              </span>
              <CopyButton link={payment.link} />
            </span>
          ) : (
            may.sendLink && (
              <button type="button" className="textlink push" onClick={() => onOpen('link')}>
                Send payment link
              </button>
            )
          )}
        </p>
      )}
    </RecordSection>
  );
}

function CopyButton({ link }: { link: string }) {
  return (
    <button type="button" className="btn sm ghost" onClick={() => void copyText(link, 'Payment link copied')}>
      <Icon name="copy" />
      Copy
    </button>
  );
}
