import { inArray, sql } from 'drizzle-orm';
import type { Customer } from '#app/contract/customers.ts';
import { user } from '#app/db/schema/auth.ts';
import { callLogs, packagesSent } from '#app/db/schema/customers.ts';
import { callStatus } from '#app/domain/call-status.ts';
import { isOpenLead } from '#app/domain/customer.ts';
import { leadScore, SCORE_COLOURS, scoreLabel } from '#app/domain/lead-score.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import type { CustomerRow } from './customer-row.ts';
import { businessDay, scoreFacts } from './score-columns.ts';

/** Of calls and packages each; the counts are of all. */
const NEWEST = 100;

/** Customers as staff see them, in the order given: three queries at most for any number of rows. */
export async function customerViews(ctx: Ctx, rows: CustomerRow[]): Promise<Customer[]> {
  const called = rows.filter((row) => row.callsCount > 0).map((row) => row.id);
  const offered = rows.filter((row) => row.packagesSentCount > 0).map((row) => row.id);
  const [callsOf, packagesOf, nameOf] = await Promise.all([
    newestCalls(ctx.db, called),
    newestPackages(ctx.db, offered),
    assigneeNames(ctx.db, rows),
  ]);
  const today = businessDay(ctx);
  return rows.map((row) => {
    const { score, parts } = leadScore(scoreFacts(row), today);
    const label = scoreLabel(score);
    const open = isOpenLead({ list: row.customerList, lastOutcome: row.lastCallOutcome });
    return {
      id: row.id,
      customer_list: row.customerList,
      name: row.name,
      email: row.email,
      phone: row.phone,
      country: row.country,
      city: row.city,
      state: row.state,
      gstin: row.gstin,
      travel_interests: row.travelInterests,
      preferred_destination: row.preferredDestination,
      lead_source: row.leadSource,
      budget_range: row.budgetRange,
      notes: row.notes,
      assignee_id: row.assigneeId,
      assignee_name: nameOf.get(row.assigneeId ?? '') ?? '',
      call_status: callStatus(
        {
          list: row.customerList,
          calls: row.callsCount,
          lastOutcome: row.lastCallOutcome,
          nextFollowUp: row.nextFollowUpDate,
        },
        today,
      ),
      lead_score: score,
      lead_score_label: label,
      lead_score_color: SCORE_COLOURS[label],
      lead_score_parts: parts,
      next_follow_up_date: row.nextFollowUpDate,
      needs_follow_up: open && row.nextFollowUpDate === null,
      last_call_date: row.lastCallAt?.toISOString() ?? null,
      last_call_outcome: row.lastCallOutcome,
      last_call_notes: row.lastCallNotes,
      calls_count: row.callsCount,
      packages_sent_count: row.packagesSentCount,
      call_logs: (callsOf.get(row.id) ?? []).map((call) => ({
        id: call.id,
        call_date: call.callDate.toISOString(),
        call_outcome: call.callOutcome,
        notes: call.notes,
        next_follow_up_date: call.nextFollowUpDate,
        author: call.author,
      })),
      packages_sent: (packagesOf.get(row.id) ?? []).map((sent) => ({
        id: sent.id,
        package_id: sent.packageId,
        package_title: sent.packageTitle,
        sent_at: sent.sentAt.toISOString(),
        sent_via: sent.sentVia,
        sent_to: sent.sentTo,
        author: sent.author,
      })),
      version: row.version,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    };
  });
}

export async function customerView(ctx: Ctx, row: CustomerRow): Promise<Customer> {
  const [view] = await customerViews(ctx, [row]);
  if (!view) throw new Error('A row has a view');
  return view;
}

async function newestCalls(q: Queryable, ids: string[]) {
  if (ids.length === 0) return new Map<string, Array<typeof callLogs.$inferSelect>>();
  const ranked = sql`(select id from (select id, row_number() over (
    partition by customer_id order by call_date desc, id desc) as rank
    from ${callLogs} where customer_id = any(${sql.param(ids)})) ranked where rank <= ${NEWEST})`;
  const rows = await q
    .select()
    .from(callLogs)
    .where(sql`${callLogs.id} in ${ranked}`)
    .orderBy(sql`${callLogs.callDate} desc, ${callLogs.id} desc`);
  return Map.groupBy(rows, (one) => one.customerId);
}

async function newestPackages(q: Queryable, ids: string[]) {
  if (ids.length === 0) return new Map<string, Array<typeof packagesSent.$inferSelect>>();
  const ranked = sql`(select id from (select id, row_number() over (
    partition by customer_id order by sent_at desc, id desc) as rank
    from ${packagesSent} where customer_id = any(${sql.param(ids)})) ranked where rank <= ${NEWEST})`;
  const rows = await q
    .select()
    .from(packagesSent)
    .where(sql`${packagesSent.id} in ${ranked}`)
    .orderBy(sql`${packagesSent.sentAt} desc, ${packagesSent.id} desc`);
  return Map.groupBy(rows, (one) => one.customerId);
}

async function assigneeNames(q: Queryable, rows: CustomerRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap((row) => row.assigneeId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await q.select({ id: user.id, name: user.name }).from(user).where(inArray(user.id, ids));
  return new Map(found.map((one) => [one.id, one.name]));
}
