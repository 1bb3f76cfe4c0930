import { eq } from 'drizzle-orm';
import type { OfficeUser, UserChange } from '#app/contract/users.ts';
import { user } from '#app/db/schema/auth.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { dropSignOnLinks } from '#app/services/auth/drop-sign-on-links.ts';
import type { Ctx } from '#app/services/context.ts';
import { refuseTaken } from './add-user.ts';
import { manageUser, refuseLastOwner, refuseOwnAccount } from './manage-user.ts';

/**
 * Changes a user's name, address or role; what is left out stays. Throws `own_account` for one's own role,
 * `last_owner`, `duplicate`.
 */
export async function changeUser(
  ctx: Ctx,
  { id, change }: { id: string; change: UserChange },
): Promise<OfficeUser> {
  return manageUser(ctx, { id }, async (tx, before) => {
    const given = {
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.email === undefined ? {} : { email: change.email.toLowerCase() }),
      ...(change.role === undefined ? {} : { role: change.role }),
    };
    const changed = changedFields({ ...before }, given);
    if (!changed) return;
    if ('role' in changed.after) {
      refuseOwnAccount(ctx, id, 'You cannot change your own role. Ask another owner.');
      await refuseLastOwner(tx, before);
    }
    if ('email' in changed.after && given.email !== undefined) {
      await refuseTaken(tx, { id, email: given.email });
      // They were linked by the old address.
      await dropSignOnLinks(tx, id);
    }
    await tx
      .update(user)
      .set({ ...given, updatedAt: ctx.now() })
      .where(eq(user.id, id));
    await writeAudit(ctx, tx, { action: 'user.updated', entity: 'user', entityId: id, ...changed });
  });
}
