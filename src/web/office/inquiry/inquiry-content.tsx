import { useQueryClient } from '@tanstack/react-query';
import type { InquiryDetail } from '#app/contract/crm-inquiry-detail.ts';
import { INQUIRY_SOURCE_NAMES, inquiryFacts } from '#app/domain/inquiry.ts';
import { spacedPhone, telLink } from '#app/domain/phone-number.ts';
import { CustomerLink } from '#app/web/office/customers/customer-link.tsx';
import { inquiryTo } from '#app/web/office/messages/message-to.ts';
import { ago, exactly } from '#app/web/office/parts/ago.ts';
import { InquiryBadge } from '#app/web/office/parts/badge.tsx';
import { AssigneeChoice } from '#app/web/office/record/assignee-choice.tsx';
import { ContactButtons } from '#app/web/office/record/contact-buttons.tsx';
import { HistorySection } from '#app/web/office/record/history-section.tsx';
import { NotesSection } from '#app/web/office/record/notes-section.tsx';
import { type Fact, RecordFacts } from '#app/web/office/record/record-facts.tsx';
import { reloadRecord } from '#app/web/office/record/record-key.ts';
import { RecordTop } from '#app/web/office/record/record-top.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { InquiryMessages } from './inquiry-messages.tsx';
import { OthersSection } from './others-section.tsx';

/** Everything that is known of an inquiry: who asks, what, what was answered, and what else they have with us. */
export function InquiryContent({ inquiry }: { inquiry: InquiryDetail }) {
  const client = useQueryClient();
  const reload = () => reloadRecord(client, 'inquiries', inquiry.id);
  const { name, source, waitingSince, message } = inquiry;
  return (
    <>
      <RecordTop
        name={name}
        badges={
          <>
            <InquiryBadge status={inquiry.status} />
            <span className="tag">{INQUIRY_SOURCE_NAMES[source]}</span>
          </>
        }
      >
        <ContactButtons record={inquiryTo(inquiry)} onSent={reload} />
      </RecordTop>
      {waitingSince && (
        <p className="note warn">
          <Icon name="clock" />
          <span>
            Waiting for an answer since {exactly(waitingSince)} ({ago(waitingSince)}).
          </span>
        </p>
      )}
      <Facts inquiry={inquiry} />
      {message && (
        <div className="notes">
          <h3>Message</h3>
          <p className="said">{message}</p>
        </div>
      )}
      <InquiryMessages id={inquiry.id} />
      <NotesSection
        list="inquiries"
        id={inquiry.id}
        about={`${name} · ${INQUIRY_SOURCE_NAMES[source]}`}
        notes={inquiry.allNotes}
      />
      <OthersSection others={inquiry.others} />
      <HistorySection history={inquiry.history} />
    </>
  );
}

function Facts({ inquiry }: { inquiry: InquiryDetail }) {
  const { email, phone, destination, createdAt } = inquiry;
  const asked = inquiryFacts(inquiry.details).filter(
    ([label, text]) => label !== 'Destination country' || text !== destination,
  );
  const person: Fact[] = [
    ['Email', email && <a href={`mailto:${email}`}>{email}</a>],
    ['Phone', phone && <a href={telLink(phone)}>{spacedPhone(phone)}</a>],
    ['Came', `${exactly(createdAt)} (${ago(createdAt)})`],
    ['Assigned to', <AssigneeChoice key="assignee" list="inquiries" record={inquiry} />],
    ['Customer', <CustomerLink key="customer" list="inquiries" record={inquiry} />],
  ];
  return <RecordFacts left={person} right={[['Destination', destination], ...asked]} />;
}
