import type { Customer } from '#app/contract/customers.ts';
import { CUSTOMER_LIST_NAMES, LEAD_SOURCE_NAMES } from '#app/domain/customer.ts';
import { spacedPhone } from '#app/domain/phone-number.ts';
import { daysBetween, formatDate } from '#app/domain/plain-date.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import type { MessageTo } from '#app/web/office/messages/message-to.ts';
import { LongText } from '#app/web/office/parts/long-text.tsx';
import { ContactButtons } from '#app/web/office/record/contact-buttons.tsx';
import { RecordTop } from '#app/web/office/record/record-top.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { CustomerAssigneeChoice } from './customer-assignee.tsx';
import { CallStatusBadge, NextFollowUp } from './customer-badges.tsx';
import { MoveButtons } from './customer-buttons.tsx';
import { Fact, interestName, placeOf } from './customer-card.tsx';
import type { CustomerDialog } from './customer-dialogs.tsx';
import { useReloadCustomers } from './customers-api.ts';
import { History } from './history.tsx';
import { LeadScore } from './lead-score.tsx';
import { SamePerson } from './same-person.tsx';

/** Everything about a customer, and what happened so far. */
export function CustomerDetails({
  customer,
  onOpen,
}: {
  customer: Customer;
  onOpen: (dialog: CustomerDialog) => void;
}) {
  const mayEdit = useMay('customers.edit');
  const reload = useReloadCustomers();
  return (
    <div className="cu-details stack">
      <RecordTop
        name={customer.name}
        badges={
          <>
            <CallStatusBadge status={customer.call_status} />
            <LeadScore customer={customer} />
            <span className="tag">{CUSTOMER_LIST_NAMES[customer.customer_list]}</span>
          </>
        }
      >
        <ContactButtons record={messageTo(customer)} onSent={reload} />
      </RecordTop>
      {mayEdit && (
        <div className="row tight">
          <span className="mute">Move to</span>
          <MoveButtons customer={customer} />
        </div>
      )}
      <FollowUpNote customer={customer} onCall={() => onOpen('call')} />
      <SamePerson customer={customer} />
      <div className="g2 cu-facts">
        <dl className="cu-kv">
          <Fact label="Email">
            <a href={`mailto:${customer.email}`}>{customer.email}</a>
          </Fact>
          <Fact label="WhatsApp">
            <a href={`https://wa.me/${customer.phone.replace(/\D/g, '')}`} target="_blank" rel="noreferrer">
              {spacedPhone(customer.phone)}
            </a>
          </Fact>
          <Fact label="Place">{placeOf(customer) || 'Not known'}</Fact>
          <Fact label="Source">{LEAD_SOURCE_NAMES[customer.lead_source]}</Fact>
          <Fact label="Assigned to">
            <CustomerAssigneeChoice customer={customer} />
          </Fact>
        </dl>
        <dl className="cu-kv">
          <Fact label="Prefers">{customer.preferred_destination || 'Not known'}</Fact>
          <Fact label="Budget">{customer.budget_range || 'Not known'}</Fact>
          <Fact label="Interests">
            {customer.travel_interests.map(interestName).join(', ') || 'Not known'}
          </Fact>
          <Fact label="Next follow-up">
            <NextFollowUp customer={customer} />
          </Fact>
          <Fact label="Added">{formatDate(agencyDate(new Date(customer.created_at)))}</Fact>
        </dl>
      </div>
      {customer.notes && (
        <div className="notes">
          <h3>Notes</h3>
          <LongText text={customer.notes} />
        </div>
      )}
      <History customer={customer} />
    </div>
  );
}

function messageTo({ id, name, email, phone, preferred_destination: about }: Customer): MessageTo {
  return { kind: 'customer', id, name, email, phone, about };
}

/** Above everything: a follow-up that is due, or that an open lead has no next date. */
function FollowUpNote({ customer, onCall }: { customer: Customer; onCall: () => void }) {
  const mayEdit = useMay('customers.edit');
  const { next_follow_up_date: date, needs_follow_up: flagged } = customer;
  const today = agencyDate();
  const said =
    date !== null && date <= today ? dueText(date, today) : flagged ? 'No next date is set.' : null;
  if (said === null) return null;
  return (
    <div className="note warn">
      <Icon name="clock" />
      <span>
        {said}{' '}
        {mayEdit && (
          <>
            <button type="button" className="textlink" onClick={onCall}>
              Log New Call
            </button>{' '}
            to set the next one.
          </>
        )}
      </span>
    </div>
  );
}

function dueText(date: string, today: string): string {
  const late = daysBetween(date, today);
  if (late === 0) return 'Follow-up is due today.';
  return `Follow-up was due ${formatDate(date)}, ${late === 1 ? '1 day' : `${late} days`} ago.`;
}
