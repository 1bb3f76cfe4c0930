import '#app/web/office/styles/record.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PersonMentions } from '#app/contract/privacy-requests.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { MENTION_NAMES, type MentionKind } from '#app/domain/privacy-request.ts';
import { KINDS } from '#app/web/office/palette/record-address.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { mentionsPath } from './use-privacy.ts';

/** Texts of other records that will lose the person, each with a way to it: somebody else may have the same name. */
export function Mentions({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['mentions', id],
    queryFn: async ({ signal }) => (await callOffice<PersonMentions>(mentionsPath(id), { signal })).data,
    gcTime: 0,
  });
  if (error)
    return (
      <ErrorState title="Failed to look through other records" error={error} retry={() => void refetch()} />
    );
  if (!data) return <p role="status">Looking through expenses, bills and notes...</p>;
  return (
    <>
      <Texts {...data} />
      <Travels travels={data.travels} />
    </>
  );
}

function Texts({ total, mentions }: PersonMentions) {
  if (total === 0) return <p>No expense, bill or note of another record names this person.</p>;
  return (
    <>
      <p>
        <b>Taken out of {total === 1 ? 'one text' : `${total} texts`} in other records:</b> somebody else may
        have the same name, so please look first. A text that must keep it has to be changed before.
      </p>
      <ul className="rec-rows" aria-label="Texts in other records">
        {mentions.map((one) => (
          <li key={`${one.kind}:${one.recordId}:${one.at}:${one.text}`}>
            <span className="grow">
              <Link className="textlink" to={addressOf(one.kind, one.recordId)} target="_blank">
                {MENTION_NAMES[one.kind]}, {formatDate(agencyDate(new Date(one.at)))}
              </Link>
              <small>{aroundFound(one)}</small>
            </span>
          </li>
        ))}
      </ul>
      {total > mentions.length && <p className="mute">and {total - mentions.length} more</p>}
    </>
  );
}

/** Who travels is known by name alone: staff tick the journeys that were this person's. */
function Travels({ travels }: Pick<PersonMentions, 'travels'>) {
  if (travels.length === 0) return null;
  return (
    <fieldset className="stack s8">
      <legend>
        <b>Appears as a traveler in bookings of others.</b> Tick those that are this person: the name and age
        are erased there too. Who is still to travel stays; erase again after the journey.
      </legend>
      {travels.map(({ id, bookingId, name, reference, title, travelDate, isOver }) => (
        <span key={id} className="row">
          <label className="row">
            <input type="checkbox" name="travels" value={id} disabled={!isOver} />
            <span>
              {name}, {title}, {formatDate(travelDate)}
              {!isOver && ' (still to travel)'}
            </span>
          </label>
          <Link className="textlink" to={KINDS.booking.to(bookingId, '')} target="_blank">
            {reference}
          </Link>
        </span>
      ))}
    </fieldset>
  );
}

function addressOf(kind: MentionKind, id: string): string {
  switch (kind) {
    case 'expense':
    case 'vendor_invoice':
    case 'customer':
      return KINDS[kind].to(id, '');
    case 'recurring_expense':
      return `/admin/expenses/recurring/${encodeURIComponent(id)}`;
    case 'booking_note':
    case 'payment':
      return KINDS.booking.to(id, '');
    case 'invoice_payment':
      return KINDS.customer_invoice.to(id, '');
    case 'inquiry_note':
      return KINDS.inquiry.to(id, '');
    case 'call':
      return KINDS.customer.to(id, '');
    default:
      return kind satisfies never;
  }
}

/** Characters before and after what was found. */
const AROUND = 60;

/** The first place in its text. */
function aroundFound({ text, found: [first = ''] }: PersonMentions['mentions'][number]): string {
  const at = Math.max(text.indexOf(first), 0);
  const from = Math.max(at - AROUND, 0);
  const to = at + first.length + AROUND;
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
