import { type ReactNode, useId } from 'react';
import type { Customer } from '#app/contract/customers.ts';
import { LEAD_SOURCE_NAMES, TRAVEL_INTEREST_NAMES, type TravelInterest } from '#app/domain/customer.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { Avatar } from '#app/web/office/parts/avatar.tsx';
import { CardTick } from '#app/web/office/parts/card-tick.tsx';
import { ContactFacts } from '#app/web/office/parts/contact-facts.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { CallStatusBadge, NextFollowUp } from './customer-badges.tsx';
import { CustomerButtons } from './customer-buttons.tsx';
import { LeadScore } from './lead-score.tsx';

/** Last call notes are cut to so many characters. Source: back-office §9. */
const NOTES_SHOWN = 50;

/** A lead or customer with every fact of back-office §2. */
export function CustomerCard({
  customer,
  state,
}: {
  customer: Customer;
  state: Pick<ListState, 'selected' | 'select'>;
}) {
  const heading = useId();
  return (
    <article className="card" aria-labelledby={heading} tabIndex={-1}>
      <div className="hd">
        <Avatar name={customer.name} />
        <div className="grow">
          <h2 className="nm" id={heading}>
            {customer.name}
          </h2>
          <div className="badges">
            <CallStatusBadge status={customer.call_status} />
            <LeadScore customer={customer} />
          </div>
        </div>
        <CardTick state={state} id={customer.id} name={customer.name} permission="customers.edit" />
      </div>
      <ContactFacts email={customer.email} phone={customer.phone}>
        {placeOf(customer) && (
          <span>
            <Icon name="map-pin" />
            {placeOf(customer)}
          </span>
        )}
      </ContactFacts>
      <Facts customer={customer} />
      {customer.travel_interests.length > 0 && (
        <div className="row wrap tags-row">
          {customer.travel_interests.map((interest) => (
            <span key={interest} className="tag">
              {interestName(interest)}
            </span>
          ))}
        </div>
      )}
      <CustomerButtons customer={customer} />
    </article>
  );
}

function Facts({ customer }: { customer: Customer }) {
  return (
    <dl className="cu-kv">
      {customer.preferred_destination && <Fact label="Prefers">{customer.preferred_destination}</Fact>}
      <Fact label="Source">{LEAD_SOURCE_NAMES[customer.lead_source]}</Fact>
      <Fact label="Next follow-up">
        <NextFollowUp customer={customer} />
      </Fact>
      <Fact label="Last call">
        {customer.last_call_date ? (
          <>
            {formatDate(agencyDate(new Date(customer.last_call_date)))}{' '}
            {customer.last_call_notes && (
              <span className="mute" title={customer.last_call_notes}>
                “{shortened(customer.last_call_notes)}”
              </span>
            )}
          </>
        ) : (
          'No call yet'
        )}
      </Fact>
      <Fact label="Packages sent">{customer.packages_sent_count.toLocaleString('en-IN')}</Fact>
      {customer.assignee_name && <Fact label="Assigned to">{customer.assignee_name}</Fact>}
    </dl>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function placeOf({ city, country }: Pick<Customer, 'city' | 'country'>): string {
  return [city, country].filter((text) => text !== '').join(', ');
}

export function interestName(interest: string): string {
  return TRAVEL_INTEREST_NAMES[interest as TravelInterest] ?? interest;
}

function shortened(notes: string): string {
  const letters = [...notes];
  return letters.length > NOTES_SHOWN ? `${letters.slice(0, NOTES_SHOWN).join('')}…` : notes;
}
