import { sql } from 'drizzle-orm';
import type { TodayView } from '#app/contract/today.ts';
import { messages } from '#app/db/schema/messages.ts';
import type { Ctx } from '#app/services/context.ts';
import { UNKNOWN } from '#app/services/unknown-numbers/unknown-messages.ts';
import { MOST_ROWS } from './most-rows.ts';

/** So many texts of each are shown. */
const MOST_TEXTS = 5;

interface Sender extends Record<string, unknown> {
  number: string;
  messages: string;
  texts: string[];
  first: string;
  last: string;
  total: string;
}

/** Who wrote to us from a number that belongs to no record, the longest waiting first. */
export async function unknownNumbers(ctx: Ctx): Promise<TodayView['unknown']> {
  const { rows } = await ctx.db.execute<Sender>(sql`
    select ${messages.to} as number, count(*) as messages,
      (array_agg(${messages.text} order by ${messages.createdAt} desc, ${messages.id} desc))[1:${sql.raw(String(MOST_TEXTS))}] as texts,
      min(${messages.createdAt}) as first, max(${messages.createdAt}) as last, count(*) over () as total
    from ${messages} where ${UNKNOWN}
    group by ${messages.to} order by min(${messages.createdAt}), ${messages.to} limit ${MOST_ROWS}`);
  return {
    total: Number(rows[0]?.total ?? 0),
    rows: rows.map((row) => ({
      id: row.number,
      messages: Number(row.messages),
      texts: row.texts.toReversed(),
      firstAt: new Date(row.first).toISOString(),
      lastAt: new Date(row.last).toISOString(),
    })),
  };
}
