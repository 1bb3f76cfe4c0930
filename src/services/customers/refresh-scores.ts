import { asc, lte, sql } from 'drizzle-orm';
import { customers } from '#app/db/schema/customers.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { businessDay, scoreColumns } from './score-columns.ts';

const PAGE = 500;

/**
 * Lowers the scores that time alone has lowered, so that sorting by them is right; what is shown is worked out anyway.
 * Nothing else of a customer moves. Safe in several processes at once. Answers how many.
 */
export async function refreshScores(ctx: Ctx): Promise<number> {
  let all = 0;
  for (;;) {
    const page = await ctx.db.transaction((tx) => refreshPage(ctx, tx));
    all += page;
    if (page < PAGE) break;
  }
  if (all > 0) figuresChanged(ctx);
  return all;
}

async function refreshPage(ctx: Ctx, tx: Transaction): Promise<number> {
  const due = await tx
    .select()
    .from(customers)
    .where(lte(customers.scoreChangesOn, businessDay(ctx)))
    .orderBy(asc(customers.scoreChangesOn))
    .limit(PAGE)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const fresh = due.map((row) => {
    const { leadScore, scoreChangesOn } = scoreColumns(ctx, row);
    return { id: row.id, score: leadScore, changes: scoreChangesOn };
  });
  await tx.execute(sql`
    update ${customers} set lead_score = fresh.score, score_changes_on = fresh.changes
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as fresh (id text, score integer, changes date)
    where ${customers.id} = fresh.id`);
  return due.length;
}
