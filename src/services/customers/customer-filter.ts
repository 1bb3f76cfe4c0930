import { and, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { CustomerQuery } from '#app/contract/customers.ts';
import { customers, customerText } from '#app/db/schema/customers.ts';
import type { CallStatus } from '#app/domain/call-status.ts';
import { CALL_OUTCOMES, CUSTOMER_LISTS, endsTheLead, isOpenLead } from '#app/domain/customer.ts';
import { addDays, type PlainDate } from '#app/domain/plain-date.ts';
import type { Ctx } from '#app/services/context.ts';
import { matching, type Searched } from '#app/services/search/matching.ts';
import { businessDay } from './score-columns.ts';

const ENDED = CALL_OUTCOMES.filter(endsTheLead);
const OPEN_LISTS = CUSTOMER_LISTS.filter((list) => isOpenLead({ list, lastOutcome: null }));

/** The last call ended the lead; false, not null, where there was no call. */
const lost = sql`coalesce(${inArray(customers.lastCallOutcome, ENDED)}, false)`;

/** A lead that somebody should still be working on. The same rule as domain/customer. */
export const OPEN_LEAD: SQL = sql`${inArray(customers.customerList, OPEN_LISTS)} and not ${lost}`;

/** An open lead that nobody has planned to call. */
export const WITHOUT_FOLLOW_UP: SQL = sql`(${OPEN_LEAD} and ${isNull(customers.nextFollowUpDate)})`;

/** Hot leads are called at least so often, in days. */
export const QUIET_DAYS = 3;

/** Nobody has called for so many days, today being one of them. */
export function notCalledIn(days: number, today: PlainDate, timeZone: string): SQL | undefined {
  const since = sql`(${addDays(today, 1 - days)}::date::timestamp at time zone ${timeZone})`;
  return or(isNull(customers.lastCallAt), lt(customers.lastCallAt, since));
}

/** How customers are searched. */
export const CUSTOMER_SEARCH: Searched = {
  table: customers,
  id: customers.id,
  text: customerText(customers),
  newest: customers.createdAt,
};

/** The condition of customers that hold all the patterns. */
export function findCustomers(ctx: Pick<Ctx, 'db'>, patterns: string[]): Promise<SQL | undefined> {
  return matching(ctx, CUSTOMER_SEARCH, patterns);
}

/** What a list's query asks for, of those that were `found` by a search. */
export function customerFilter(
  ctx: Ctx,
  query: Omit<CustomerQuery, 'q'>,
  found: SQL | undefined,
): SQL | undefined {
  const { id, customer_list, call_status, lead_source, interest, follow_up, last_call, assignee } = query;
  const today = businessDay(ctx);
  return and(
    id ? eq(customers.id, id) : undefined,
    customer_list && eq(customers.customerList, customer_list),
    call_status && inCallStatus(call_status, today),
    lead_source && eq(customers.leadSource, lead_source),
    interest && sql`${interest} = any(${customers.travelInterests})`,
    follow_up && FOLLOW_UP[follow_up](today),
    last_call && notCalledIn(QUIET_DAYS, today, ctx.config.timeZone),
    assignee ? assignedTo(ctx, assignee) : undefined,
    found,
  );
}

const FOLLOW_UP: Record<NonNullable<CustomerQuery['follow_up']>, (today: PlainDate) => SQL> = {
  due: (today) => lte(customers.nextFollowUpDate, today),
  late: (today) => lt(customers.nextFollowUpDate, today),
  upcoming: (today) => gt(customers.nextFollowUpDate, today),
  none: () => WITHOUT_FOLLOW_UP,
};

function assignedTo(ctx: Ctx, assignee: string): SQL {
  if (assignee === 'none') return isNull(customers.assigneeId);
  const own = ctx.actor.type === 'staff' ? ctx.actor.id : '';
  return eq(customers.assigneeId, assignee === 'me' ? own : assignee);
}

/** `callStatus` of domain/call-status as a condition; a test holds the two together. */
export function inCallStatus(status: CallStatus, today: PlainDate): SQL | undefined {
  const sold = eq(customers.customerList, 'sale_list');
  const planned = gte(customers.nextFollowUpDate, today);
  const rest = and(
    sql`not ${sold}`,
    sql`not ${lost}`,
    or(isNull(customers.nextFollowUpDate), lt(customers.nextFollowUpDate, today)),
  );
  const conditions: Record<CallStatus, SQL | undefined> = {
    converted: sold,
    lost: and(sql`not ${sold}`, lost),
    follow_up_scheduled: and(sql`not ${sold}`, sql`not ${lost}`, planned),
    contacted: and(rest, gt(customers.callsCount, 0)),
    new_lead: and(rest, eq(customers.callsCount, 0)),
  };
  return conditions[status];
}
