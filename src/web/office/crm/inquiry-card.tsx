import { useId, useState } from 'react';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { INQUIRY_SOURCE_NAMES, inquiryFacts } from '#app/domain/inquiry.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { MessageButtons } from '#app/web/office/messages/message-buttons.tsx';
import { inquiryTo } from '#app/web/office/messages/message-to.ts';
import { ago, exactly } from '#app/web/office/parts/ago.ts';
import { Avatar } from '#app/web/office/parts/avatar.tsx';
import { InquiryBadge } from '#app/web/office/parts/badge.tsx';
import { ContactFacts } from '#app/web/office/parts/contact-facts.tsx';
import { LongText } from '#app/web/office/parts/long-text.tsx';
import { RecordLink } from '#app/web/office/record/record-link.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { InquiryStatusChoice } from './inquiry-status-choice.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { Notes } from './notes.tsx';

/** A question from the website: who asks, about what, and what was done about it. Source: back-office §2. */
export function InquiryCard({ inquiry }: { inquiry: CrmInquiry }) {
  const [noting, setNoting] = useState(false);
  const mayEdit = useMay('crm.edit');
  const heading = useId();
  return (
    <article className="card" aria-labelledby={heading} tabIndex={-1}>
      <div className="hd">
        <Avatar name={inquiry.name} />
        <div className="grow">
          <div className="badges">
            <h2 className="nm" id={heading}>
              <RecordLink list="inquiries" id={inquiry.id}>
                {inquiry.name}
              </RecordLink>
            </h2>
            <InquiryBadge status={inquiry.status} />
          </div>
          <ContactFacts email={inquiry.email} phone={inquiry.phone} />
        </div>
        <time className="when" dateTime={inquiry.createdAt} title={exactly(inquiry.createdAt)}>
          {ago(inquiry.createdAt)}
        </time>
      </div>
      <About inquiry={inquiry} />
      {inquiry.message && <LongText text={inquiry.message} />}
      <Notes notes={inquiry.notes} />
      {mayEdit && (
        <div className="ft">
          <InquiryStatusChoice inquiry={inquiry} />
          <span className="push row tight">
            <MessageButtons record={inquiryTo(inquiry)} />
            <button type="button" className="btn sm ghost" data-key="n" onClick={() => setNoting(true)}>
              <Icon name="notebook-pen" />
              Note
            </button>
          </span>
        </div>
      )}
      {noting && (
        <NoteDialog
          list="inquiries"
          id={inquiry.id}
          about={`${inquiry.name} · ${INQUIRY_SOURCE_NAMES[inquiry.source]}`}
          onClose={() => setNoting(false)}
        />
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
