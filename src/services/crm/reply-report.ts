import { sql } from 'drizzle-orm';
import type { ReplyReport, ReplyReportQuery } from '#app/contract/crm-desk.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerRecords } from '#app/db/schema/customers.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { messages } from '#app/db/schema/messages.ts';
import { REPLY_HOURS } from '#app/domain/inquiry.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { SOLD } from '#app/services/accounts/figures.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { cachedFigure } from './booking-figures.ts';
import { inquiryFilter } from './inquiry-filter.ts';
import { LARGE } from './status-counts.ts';

/**
 * How fast inquiries that came in on these days had their first answer of staff, and how many of their people booked
 * afterwards. Both days are included, in the agency's time zone; without one the report is open on that side.
 */
export async function replyReport(ctx: Ctx, days: ReplyReportQuery): Promise<ReplyReport> {
  requirePermission(ctx, 'crm.view');
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  return cachedFigure(
    ctx,
    `replies:${today}:${days.start_date ?? ''}:${days.end_date ?? ''}`,
    () => readReport(ctx, days),
    (report) => report.inquiries > LARGE,
  );
}

/** The first message of staff that was handed over; joined, so that it is looked for once and not for each figure. */
const FIRST_REPLY = sql`lateral (select min(${messages.sentAt}) as reply from ${messages}
  where ${messages.inquiryId} = ${inquiries.id} and ${messages.kind} = 'staff') answered`;

const SAME_ADDRESS = sql`exists (select from ${bookings} where ${inquiries.email} <> ''
  and lower(${bookings.email}) = lower(${inquiries.email})
  and ${bookings.createdAt} >= ${inquiries.createdAt} and ${SOLD})`;

/** Staff, or the number they left, joined both to one customer. */
const SAME_CUSTOMER = sql`exists (select from ${customerRecords} asked
  join ${customerRecords} bought on bought.customer_id = asked.customer_id and bought.kind = 'booking'
  join ${bookings} on ${bookings.id} = bought.record_id
  where asked.kind = 'inquiry' and asked.record_id = ${inquiries.id}
    and ${bookings.createdAt} >= ${inquiries.createdAt} and ${SOLD})`;

interface Figures extends Record<string, unknown> {
  inquiries: string;
  replied: string;
  median: string | null;
  due: string;
  in_time: string;
  booked: string;
}

async function readReport(ctx: Ctx, days: ReplyReportQuery): Promise<ReplyReport> {
  const promised = sql`make_interval(hours => ${REPLY_HOURS})`;
  const { rows } = await ctx.db.execute<Figures>(sql`
    select count(*) as inquiries, count(reply) as replied,
      percentile_cont(0.5) within group (order by extract(epoch from reply - came) / 60)
        filter (where reply is not null) as median,
      count(*) filter (where reply is not null or came <= ${ctx.now().toISOString()}::timestamptz - ${promised}) as due,
      count(*) filter (where reply <= came + ${promised}) as in_time,
      count(*) filter (where booked) as booked
    from (
      select ${inquiries.createdAt} as came, reply, (${SAME_ADDRESS} or ${SAME_CUSTOMER}) as booked
      from ${inquiries} cross join ${FIRST_REPLY} where ${inquiryFilter(ctx, days) ?? sql`true`}
    ) asked`);
  const [row] = rows;
  if (!row) throw new Error('A count has a row');
  const [all, due] = [Number(row.inquiries), Number(row.due)];
  return {
    inquiries: all,
    replied: Number(row.replied),
    median_reply_minutes: row.median === null ? null : Math.round(Number(row.median)),
    replied_in_time_percent: percent(Number(row.in_time), due),
    booked: Number(row.booked),
    booked_percent: percent(Number(row.booked), all),
  };
}

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 100) / whole);
}
