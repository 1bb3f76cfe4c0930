import { eq } from 'drizzle-orm';
import type { BreachChange, BreachView } from '#app/contract/privacy-breaches.ts';
import { privacyBreaches } from '#app/db/schema/privacy-breaches.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict, notFound } from '#app/services/errors.ts';
import { breachColumns, breachView } from './breach-view.ts';

/** Changes what is given; what it said before stays in the audit. Throws `not_found`, `changed_meanwhile`. */
export async function changeBreach(
  ctx: Ctx,
  { id, change: { version, ...fields } }: { id: string; change: BreachChange },
): Promise<BreachView> {
  requirePermission(ctx, 'privacy.handle');
  const columns = breachColumns(ctx, fields);
  return ctx.db.transaction(async (tx) => {
    const [before] = isStorable(id)
      ? await tx.select().from(privacyBreaches).where(eq(privacyBreaches.id, id)).for('update')
      : [];
    if (!before) throw notFound('This breach is not in the register.');
    if (version !== undefined && version !== before.version)
      throw conflict(
        'changed_meanwhile',
        'Somebody changed this entry meanwhile. Reload to see it, then save again.',
      );
    const changed = changedFields(before, columns);
    if (!changed) return breachView(before);
    const [after] = await tx
      .update(privacyBreaches)
      .set({ ...columns, version: before.version + 1, updatedAt: ctx.now() })
      .where(eq(privacyBreaches.id, id))
      .returning();
    if (!after) throw new Error('A locked breach was not there');
    const entry = { action: 'privacy_breach.updated', entity: 'privacy_breach', entityId: id };
    await writeAudit(ctx, tx, { ...entry, ...changed });
    return breachView(after);
  });
}
