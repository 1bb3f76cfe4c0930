import { useId, useState } from 'react';
import type { CrmBooking } from '#app/contract/bookings.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { Avatar } from '#app/web/office/parts/avatar.tsx';
import { BookingBadge, PaymentBadge } from '#app/web/office/parts/badge.tsx';
import { CardTick } from '#app/web/office/parts/card-tick.tsx';
import { ContactFacts } from '#app/web/office/parts/contact-facts.tsx';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { DocumentButtons } from '#app/web/office/record/document-buttons.tsx';
import { RecordLink } from '#app/web/office/record/record-link.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Assigned } from './assigned.tsx';
import { BookingMoney } from './booking-money.tsx';
import { BookingPayment } from './booking-payment.tsx';
import { BookingPeople } from './booking-people.tsx';
import { BookingStatusChoice } from './booking-status-choice.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { Notes } from './notes.tsx';
import { travelers } from './travelers.ts';

/** A booking with everything staff need to answer the phone about it. Source: back-office §2. */
export function BookingCard({
  booking,
  state,
}: {
  booking: CrmBooking;
  state: Pick<ListState, 'selected' | 'select'>;
}) {
  const [open, setOpen] = useState<'note' | 'payment' | null>(null);
  const mayEdit = useMay('crm.edit');
  const mayRecord = useMay('accounts.edit');
  const close = () => setOpen(null);
  const heading = useId();
  return (
    <article className="card" aria-labelledby={heading} tabIndex={-1}>
      <div className="hd">
        <CardTick state={state} id={booking.id} name={`${booking.name} ${booking.reference}`} />
        <Avatar name={booking.name} />
        <div className="grow">
          <div className="badges">
            <h2 className="nm" id={heading}>
              <RecordLink list="bookings" id={booking.id}>
                {booking.name}
              </RecordLink>
            </h2>
            <BookingBadge status={booking.bookingStatus} />
            <PaymentBadge status={booking.paymentStatus} />
          </div>
          <div className="mt strong">{booking.packageTitle}</div>
          <div className="mt">{booking.reference}</div>
          <Assigned list="bookings" record={booking} />
        </div>
      </div>
      <Facts booking={booking} />
      <BookingMoney booking={booking} />
      {booking.refundDue > 0 && (
        <p className="note warn">
          <Icon name="circle-alert" />
          <span>
            <b>Refund due {rupees(booking.refundDue)}</b>: this money came but is not owed. Decide what to do
            with it.
          </span>
        </p>
      )}
      {booking.specialRequests && (
        <p className="ink2 clip" title={booking.specialRequests}>
          <span className="mute">Special requests</span> {booking.specialRequests}
        </p>
      )}
      <BookingPeople booking={booking} />
      <Notes notes={booking.notes} count={booking.noteCount} />
      <div className="ft">
        {mayEdit && <BookingStatusChoice booking={booking} />}
        <span className="push row tight">
          {mayRecord && (
            <button
              type="button"
              className="btn sm ghost ico"
              data-key="p"
              aria-label={`Record payment of ${booking.reference}`}
              title="Record payment"
              onClick={() => setOpen('payment')}
            >
              <Icon name="wallet" />
            </button>
          )}
          {mayEdit && (
            <button type="button" className="btn sm ghost" data-key="n" onClick={() => setOpen('note')}>
              <Icon name="notebook-pen" />
              Add Note
            </button>
          )}
          <DocumentButtons bookingId={booking.id} of={booking.reference} icons />
        </span>
      </div>
      {open === 'note' && (
        <NoteDialog
          list="bookings"
          id={booking.id}
          about={`${booking.name} · ${booking.reference}`}
          onClose={close}
        />
      )}
      {open === 'payment' && <BookingPayment booking={booking} onClose={close} />}
    </article>
  );
}

function Facts({ booking }: { booking: CrmBooking }) {
  return (
    <ContactFacts email={booking.email} phone={booking.phone}>
      <span>
        <Icon name="calendar" />
        Travel {formatDate(booking.travelDate)}
      </span>
      <span>
        <Icon name="users" />
        {travelers(booking.travelers)}
      </span>
    </ContactFacts>
  );
}
