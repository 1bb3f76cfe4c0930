import type { BookingDetail, BookingDocument } from '#app/contract/booking-desk.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { DocumentButtons } from '#app/web/office/record/document-buttons.tsx';
import { RecordSection } from '#app/web/office/record/record-section.tsx';
import { failureText, fetchOffice } from '#app/web/ui/data/call-office.ts';
import { saveBlob } from '#app/web/ui/data/save-blob.ts';
import { Badge } from '#app/web/ui/parts/badge.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure } from '#app/web/ui/toast.tsx';
import { PAPER_NAMES, PAPER_STATUS } from './money-words.ts';
import { useBookingChanged } from './use-booking-changed.ts';

/** Papers that were issued, each as its PDF; the newest proforma and invoice are made on demand. */
export function PapersSection({ booking }: { booking: BookingDetail }) {
  const changed = useBookingChanged(booking.id);
  const cancelled = booking.bookingStatus === 'cancelled';
  return (
    <RecordSection
      title="Documents"
      action={
        !cancelled && (
          <DocumentButtons bookingId={booking.id} of={booking.reference} icons onIssued={changed} />
        )
      }
    >
      {booking.documents.length === 0 ? (
        <p className="mute">Nothing was issued yet.</p>
      ) : (
        <ul className="rec-rows">
          {booking.documents.map((paper) => (
            <Paper key={paper.id} paper={paper} />
          ))}
        </ul>
      )}
    </RecordSection>
  );
}

function Paper({ paper }: { paper: BookingDocument }) {
  const [tone, text] = PAPER_STATUS[paper.status];
  const name = `${PAPER_NAMES[paper.kind]} ${paper.number}`;
  async function download(): Promise<void> {
    try {
      const answer = await fetchOffice(paper.href.replace(/^\/api/, ''), 'application/pdf');
      saveBlob(`${paper.number.replaceAll('/', '-')}.pdf`, await answer.blob());
    } catch (error) {
      showFailure({
        title: 'Failed to download the document',
        detail: failureText(error, 'Please check your connection and try again.'),
        retry: download,
      });
    }
  }
  return (
    <li>
      <span className="grow">
        <b>{PAPER_NAMES[paper.kind]}</b> {paper.status !== 'issued' && <Badge tone={tone}>{text}</Badge>}
        <small>
          <span className="mono">{paper.number}</span> · {formatDate(paper.date)}
          {paper.printedTravelDate && paper.status === 'issued' && (
            <> · printed with the earlier travel date {formatDate(paper.printedTravelDate)}</>
          )}
        </small>
      </span>
      <span className="sum">{rupees(paper.amount)}</span>
      <button
        type="button"
        className="btn sm ghost ico"
        aria-label={`Download ${name}`}
        title={`Download ${name}`}
        onClick={() => void download()}
      >
        <Icon name="download" />
      </button>
    </li>
  );
}
