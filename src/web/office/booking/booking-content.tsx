import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { spacedPhone, telLink } from '#app/domain/phone-number.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { BookingMoney } from '#app/web/office/crm/booking-money.tsx';
import { BookingStatusChoice } from '#app/web/office/crm/booking-status-choice.tsx';
import { CustomerLink } from '#app/web/office/customers/customer-link.tsx';
import { useMay } from '#app/web/office/data/use-may.ts';
import { BookingBadge, PaymentBadge } from '#app/web/office/parts/badge.tsx';
import { AssigneeChoice } from '#app/web/office/record/assignee-choice.tsx';
import { ContactButtons } from '#app/web/office/record/contact-buttons.tsx';
import { HistorySection } from '#app/web/office/record/history-section.tsx';
import { MessagesSection } from '#app/web/office/record/messages-section.tsx';
import { NotesSection } from '#app/web/office/record/notes-section.tsx';
import { RecordFacts } from '#app/web/office/record/record-facts.tsx';
import { RecordSection } from '#app/web/office/record/record-section.tsx';
import { RecordTop } from '#app/web/office/record/record-top.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import type { BookingDialogName } from './booking-dialog.tsx';
import { BookingNotices } from './booking-notices.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { PapersSection } from './papers-section.tsx';
import { PriceSection } from './price-section.tsx';
import { ProfitSection } from './profit-section.tsx';
import { RefundsSection } from './refunds-section.tsx';
import { useBookingChanged } from './use-booking-changed.ts';

/** Everything that is known of a booking, in the order in which one is asked about it on the phone. */
export function BookingContent({
  booking,
  onOpen,
}: {
  booking: BookingDetail;
  onOpen: (what: BookingDialogName) => void;
}) {
  const changed = useBookingChanged(booking.id);
  const seesPurchases = useMay('purchases.view');
  return (
    <>
      <RecordTop
        name={booking.name}
        badges={
          <>
            <BookingBadge status={booking.bookingStatus} />
            <PaymentBadge status={booking.paymentStatus} />
            <span className="tag mono">{booking.reference}</span>
          </>
        }
      >
        <ContactButtons
          record={{
            kind: 'booking',
            id: booking.id,
            name: booking.name,
            email: booking.email,
            phone: booking.phone,
            about: booking.packageTitle,
          }}
          onSent={changed}
        />
      </RecordTop>
      <BookingNotices booking={booking} onOpen={onOpen} />
      <Facts booking={booking} onOpen={onOpen} />
      <PriceSection booking={booking} onOpen={onOpen}>
        <BookingMoney booking={booking} />
      </PriceSection>
      <TravelersSection booking={booking} onOpen={onOpen} />
      <LedgerSection booking={booking} onOpen={onOpen} />
      <RefundsSection booking={booking} />
      <PapersSection booking={booking} />
      {seesPurchases && <ProfitSection bookingId={booking.id} />}
      <MessagesSection messages={booking.messages} onRetry={changed} />
      <NotesSection
        list="bookings"
        id={booking.id}
        about={`${booking.name} · ${booking.reference}`}
        notes={booking.allNotes}
      />
      <HistorySection history={booking.history} />
    </>
  );
}

function Facts({ booking, onOpen }: { booking: BookingDetail; onOpen: (what: BookingDialogName) => void }) {
  const mayEdit = useMay('crm.edit');
  const { may } = booking;
  return (
    <>
      <RecordFacts
        left={[
          ['Trip', booking.packageTitle],
          ['Destination', booking.destination],
          [
            'Travel date',
            <>
              {formatDate(booking.travelDate)}{' '}
              {may.changeDate && (
                <button type="button" className="textlink" onClick={() => onOpen('date')}>
                  Change
                </button>
              )}
            </>,
          ],
          ['Travelers', String(booking.travelers)],
          ['Booked', formatDate(booking.bookingDate)],
          [
            'Booking page',
            <a
              key="page"
              className="textlink"
              href={booking.bookingUrl}
              target="_blank"
              rel="noopener noreferrer"
            >
              Open
            </a>,
          ],
        ]}
        right={[
          ['Email', booking.email && <a href={`mailto:${booking.email}`}>{booking.email}</a>],
          ['Phone', booking.phone && <a href={telLink(booking.phone)}>{spacedPhone(booking.phone)}</a>],
          [
            'Status',
            mayEdit && (
              <BookingStatusChoice
                booking={booking}
                {...(may.cancel ? { onCancel: () => onOpen('cancel') } : {})}
              />
            ),
          ],
          ['Assigned to', <AssigneeChoice key="assignee" list="bookings" record={booking} />],
          ['Customer', <CustomerLink key="customer" list="bookings" record={booking} />],
        ]}
      />
      {booking.specialRequests && (
        <div className="notes">
          <h3>Special requests</h3>
          <p>{booking.specialRequests}</p>
        </div>
      )}
    </>
  );
}

function TravelersSection({
  booking: { travelerDetails, may },
  onOpen,
}: {
  booking: BookingDetail;
  onOpen: (what: BookingDialogName) => void;
}) {
  return (
    <RecordSection
      title="Travelers"
      action={
        may.changeTravelers && (
          <button type="button" className="btn sm ghost" onClick={() => onOpen('travelers')}>
            <Icon name="pencil" />
            Correct names
          </button>
        )
      }
    >
      <ol className="rec-people">
        {travelerDetails.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two travellers may share a name; their order is fixed
          <li key={at}>
            <b>{one.name}</b>
            <span className="mute">
              {one.age} · {one.ageGroup}
            </span>
          </li>
        ))}
      </ol>
    </RecordSection>
  );
}
