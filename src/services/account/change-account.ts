import { eq } from 'drizzle-orm';
import type { AccountChange, AccountView } from '#app/contract/users.ts';
import { user } from '#app/db/schema/auth.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import { getAccount } from './get-account.ts';
import { ownUserId } from './own-user.ts';

/** Changes one's own name. Role and address, which decide what one may do and by whose sign-in, are for owners. */
export async function changeAccount(ctx: Ctx, { name }: AccountChange): Promise<AccountView> {
  const id = ownUserId(ctx);
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select({ name: user.name }).from(user).where(eq(user.id, id)).for('update');
    const changed = before && changedFields(before, { name });
    if (!changed) return;
    await tx.update(user).set({ name, updatedAt: ctx.now() }).where(eq(user.id, id));
    await writeAudit(ctx, tx, { action: 'user.updated', entity: 'user', entityId: id, ...changed });
  });
  return getAccount(ctx);
}
