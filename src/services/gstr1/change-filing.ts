import { eq } from 'drizzle-orm';
import type { FilingChange, Gstr1Summary } from '#app/contract/gstr1.ts';
import { filedReturns } from '#app/db/schema/documents.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { gstr1Summary } from './gstr1.ts';

/**
 * Marks the return of a month as filed: its invoices are not edited from then on. Taking the mark away needs the right
 * for it. Throws `invalid_input` for a month that has not ended.
 */
export async function changeFiling(ctx: Ctx, { period, filed }: FilingChange): Promise<Gstr1Summary> {
  requirePermission(ctx, filed ? 'accounts.edit' : 'accounts.reopen');
  const thisMonth = dateInZone(ctx.now(), ctx.config.timeZone).slice(0, 7);
  if (filed && period >= thisMonth) {
    const problem = 'A return can be filed once its month has ended';
    throw invalid(problem, { period: problem });
  }
  await ctx.db.transaction(async (tx) => {
    const by = ctx.actor.type === 'staff' ? ctx.actor.name : '';
    const changed = filed
      ? await tx
          .insert(filedReturns)
          .values({ period, filedBy: by, filedAt: ctx.now() })
          .onConflictDoNothing()
          .returning()
      : await tx.delete(filedReturns).where(eq(filedReturns.period, period)).returning();
    if (changed.length === 0) return;
    await writeAudit(ctx, tx, {
      action: filed ? 'gst_return.filed' : 'gst_return.reopened',
      entity: 'gst_return',
      entityId: period,
      after: { filed },
    });
  });
  return gstr1Summary(ctx, { period });
}
