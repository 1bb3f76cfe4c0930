import type { SamePersonRecord } from '#app/contract/crm-inquiry-detail.ts';
import { ago } from '#app/web/office/parts/ago.ts';
import { BookingBadge, InquiryBadge } from '#app/web/office/parts/badge.tsx';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { RecordLink } from '#app/web/office/record/record-link.tsx';
import { RecordSection } from '#app/web/office/record/record-section.tsx';

/** The same person's other inquiries and bookings. */
export function OthersSection({ others }: { others: readonly SamePersonRecord[] }) {
  if (others.length === 0) return null;
  return (
    <RecordSection title="Also of this person">
      <ul className="rec-rows">
        {others.map((one) => (
          <li key={one.id}>
            <span className="grow">
              <RecordLink
                list={one.kind === 'booking' ? 'bookings' : 'inquiries'}
                id={one.id}
                className="textlink"
              >
                {one.title}
              </RecordLink>
              <small>
                {one.kind === 'booking' ? `${one.reference} · ${rupees(one.totalAmount)} · ` : 'Inquiry · '}
                {ago(one.createdAt)}
              </small>
            </span>
            {one.kind === 'booking' ? (
              <BookingBadge status={one.status} />
            ) : (
              <InquiryBadge status={one.status} />
            )}
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}
