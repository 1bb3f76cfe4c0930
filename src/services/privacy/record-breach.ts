import { eq } from 'drizzle-orm';
import type { BreachInput, BreachView } from '#app/contract/privacy-breaches.ts';
import { privacyBreaches } from '#app/db/schema/privacy-breaches.ts';
import { newId } from '#app/domain/ids.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { breachColumns, breachView } from './breach-view.ts';

/** Writes a breach into the register. The same `request_key` gives the same entry. */
export async function recordBreach(ctx: Ctx, input: BreachInput): Promise<BreachView> {
  requirePermission(ctx, 'privacy.handle');
  const { request_key: requestKey = null, ...fields } = input;
  const columns = breachColumns(ctx, fields);
  return ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(privacyBreaches)
      .values({
        id: newId('brc'),
        requestKey,
        foundOn: fields.found_on,
        what: fields.what,
        data: fields.data,
        ...columns,
        recordedBy: ctx.actor.type === 'staff' ? ctx.actor.name : '',
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (made) {
      const entry = { entity: 'privacy_breach', entityId: made.id, after: columns };
      await writeAudit(ctx, tx, { action: 'privacy_breach.recorded', ...entry });
      return breachView(made);
    }
    const [before] = await tx
      .select()
      .from(privacyBreaches)
      .where(eq(privacyBreaches.requestKey, requestKey ?? ''));
    if (!before) throw new Error('The breach was not written');
    return breachView(before);
  });
}
