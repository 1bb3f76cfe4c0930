import { useState } from 'react';
import type { OverdueBooking } from '#app/contract/today.ts';
import { telLink } from '#app/domain/phone-number.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { NoteDialog } from '#app/web/office/crm/note-dialog.tsx';
import { useMay } from '#app/web/office/data/use-may.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { RecordLink } from '#app/web/office/record/record-link.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** A booking whose balance was due: since when, how much, and whom to call. */
export function OverdueRow({ booking }: { booking: OverdueBooking }) {
  const [noting, setNoting] = useState(false);
  const mayEdit = useMay('crm.edit');
  const { name, phone, reference, balanceAmount, daysLate, dueDate } = booking;
  return (
    <li className="li">
      <div className="grow">
        <RecordLink className="t trunc" list="bookings" id={booking.id}>
          {name}
        </RecordLink>
        <div className="d">
          {reference} ·{' '}
          <span className="due" title={`Due ${formatDate(dueDate)}`}>
            {daysLate === 1 ? '1 day overdue' : `${daysLate} days overdue`}
          </span>
        </div>
      </div>
      <b className="num sum">{rupees(balanceAmount)}</b>
      <span className="row tight">
        {phone && (
          <a className="btn ico sm ghost" href={telLink(phone)} aria-label={`Call ${name}`} title="Call">
            <Icon name="phone" />
          </a>
        )}
        {mayEdit && (
          <button
            type="button"
            className="btn ico sm ghost"
            aria-label={`Note on ${name}`}
            title="Note"
            onClick={() => setNoting(true)}
          >
            <Icon name="notebook-pen" />
          </button>
        )}
      </span>
      {noting && (
        <NoteDialog
          list="bookings"
          id={booking.id}
          about={`${name} · ${reference}`}
          onClose={() => setNoting(false)}
        />
      )}
    </li>
  );
}
