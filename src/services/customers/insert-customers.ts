import { sql } from 'drizzle-orm';
import { customers } from '#app/db/schema/customers.ts';
import { newId } from '#app/domain/ids.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import type { CustomerRow } from './customer-row.ts';
import { businessDay, scoreColumns } from './score-columns.ts';

type Given =
  | 'country'
  | 'city'
  | 'state'
  | 'gstin'
  | 'travelInterests'
  | 'preferredDestination'
  | 'leadSource'
  | 'budgetRange'
  | 'notes'
  | 'customerList'
  | 'assigneeId'
  | 'nextFollowUpDate'
  | 'importId'
  | 'requestKey';

/** A customer to be made: checked by the contract, its phone in E.164. */
export type NewCustomer = Pick<CustomerRow, 'name' | 'email' | 'phone'> & Partial<Pick<CustomerRow, Given>>;

/** Rows of one statement: they travel as one parameter, so that the number of columns sets no limit. */
const CHUNK = 2_000;

/**
 * Writes any number of new customers, scored as of today; answers their ids in the order given, null for one whose
 * `requestKey` was there before. Audit, announcement and figures are the caller's: one for a form, one for an upload.
 */
export async function insertCustomers(
  ctx: Ctx,
  tx: Transaction,
  rows: readonly NewCustomer[],
): Promise<Array<string | null>> {
  const written = new Set<string>();
  const ids: string[] = [];
  for (let at = 0; at < rows.length; at += CHUNK) {
    const values = rows.slice(at, at + CHUNK).map((row) => columnsOf(ctx, row));
    for (const { id } of values) ids.push(id);
    const { rows: inserted } = await tx.execute<{ id: string }>(sql`
      insert into ${customers} (${NAMES}) select ${NAMES}
      from jsonb_populate_recordset(null::${customers}, ${JSON.stringify(values, storable)}::jsonb)
      on conflict do nothing returning id`);
    for (const { id } of inserted) written.add(id);
  }
  return ids.map((id) => (written.has(id) ? id : null));
}

/** Half a character, or NUL, is nothing that jsonb can hold. */
function storable(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}

function columnsOf(ctx: Ctx, given: NewCustomer) {
  const row = {
    customerList: given.customerList ?? ('new_lead' as const),
    lastCallOutcome: null,
    lastContactDate: businessDay(ctx),
    leadSource: given.leadSource ?? ('website' as const),
    city: given.city ?? '',
    preferredDestination: given.preferredDestination ?? '',
    travelInterests: given.travelInterests ?? [],
    budgetRange: given.budgetRange ?? '',
    notes: given.notes ?? '',
  };
  const now = ctx.now().toISOString();
  const score = scoreColumns(ctx, row);
  return {
    id: newId('cus'),
    customer_list: row.customerList,
    listed_at: now,
    name: given.name,
    email: given.email,
    phone: given.phone,
    country: given.country ?? '',
    city: row.city,
    state: given.state ?? '',
    gstin: given.gstin ?? '',
    travel_interests: row.travelInterests,
    preferred_destination: row.preferredDestination,
    lead_source: row.leadSource,
    budget_range: row.budgetRange,
    notes: row.notes,
    assignee_id: given.assigneeId ?? null,
    next_follow_up_date: given.nextFollowUpDate ?? null,
    calls_count: 0,
    last_call_notes: '',
    packages_sent_count: 0,
    last_contact_date: row.lastContactDate,
    lead_score: score.leadScore,
    score_changes_on: score.scoreChangesOn,
    import_id: given.importId ?? null,
    request_key: given.requestKey ?? null,
    version: 1,
    created_at: now,
    updated_at: now,
  };
}

/** The columns that `columnsOf` gives; the rest have their defaults. */
const NAMES = sql.raw(
  [
    'id, customer_list, listed_at, name, email, phone, country, city, state, gstin, travel_interests',
    'preferred_destination, lead_source, budget_range, notes, assignee_id, next_follow_up_date, calls_count',
    'last_call_notes, packages_sent_count, last_contact_date, lead_score, score_changes_on, import_id',
    'request_key, version, created_at, updated_at',
  ].join(', '),
);
