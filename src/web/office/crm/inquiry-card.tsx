import { useId } from 'react';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { INQUIRY_SOURCE_NAMES, inquiryFacts } from '#app/domain/inquiry.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { Avatar } from '#app/web/office/parts/avatar.tsx';
import { InquiryBadge } from '#app/web/office/parts/badge.tsx';
import { CardTick } from '#app/web/office/parts/card-tick.tsx';
import { ContactFacts } from '#app/web/office/parts/contact-facts.tsx';
import { LongText } from '#app/web/office/parts/long-text.tsx';
import { RecordLink } from '#app/web/office/record/record-link.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';
import { Assigned } from './assigned.tsx';
import { InquiryButtons } from './inquiry-buttons.tsx';
import { InquiryStatusChoice } from './inquiry-status-choice.tsx';
import { Notes } from './notes.tsx';
import { WaitingTime } from './waiting-time.tsx';

/** A question from the website: who asks, about what, and what was done about it. Source: back-office §2. */
export function InquiryCard({
  inquiry,
  state,
}: {
  inquiry: CrmInquiry;
  state: Pick<ListState, 'selected' | 'select'>;
}) {
  const mayEdit = useMay('crm.edit');
  const heading = useId();
  return (
    <article className="card" aria-labelledby={heading} tabIndex={-1}>
      <div className="hd">
        <CardTick state={state} id={inquiry.id} name={inquiry.name} />
        <Avatar name={inquiry.name} />
        <div className="grow">
          <div className="badges">
            <h2 className="nm" id={heading}>
              <RecordLink list="inquiries" id={inquiry.id}>
                {inquiry.name}
              </RecordLink>
            </h2>
            <InquiryBadge status={inquiry.status} />
            <span className="push">
              <WaitingTime inquiry={inquiry} />
            </span>
          </div>
          <ContactFacts email={inquiry.email} phone={inquiry.phone} />
        </div>
      </div>
      <About inquiry={inquiry} />
      <Assigned list="inquiries" record={inquiry} />
      {inquiry.message && <LongText text={inquiry.message} />}
      <Notes notes={inquiry.notes} count={inquiry.noteCount} />
      {mayEdit && (
        <div className="ft">
          <InquiryStatusChoice inquiry={inquiry} />
          <span className="push row tight">
            <InquiryButtons inquiry={inquiry} />
          </span>
        </div>
      )}
    </article>
  );
}

/** Which form it came by, the destination, and what only that form asks. */
function About({ inquiry }: { inquiry: CrmInquiry }) {
  const facts = inquiryFacts(inquiry.details).filter(
    ([label, text]) => label !== 'Destination country' || text !== inquiry.destination,
  );
  return (
    <dl className="about">
      <div>
        <dt>Source</dt>
        <dd>{INQUIRY_SOURCE_NAMES[inquiry.source]}</dd>
      </div>
      {inquiry.destination && (
        <div>
          <dt>Destination</dt>
          <dd>{inquiry.destination}</dd>
        </div>
      )}
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
