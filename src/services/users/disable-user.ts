import { eq } from 'drizzle-orm';
import type { OfficeUser } from '#app/contract/users.ts';
import { user } from '#app/db/schema/auth.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { dropOneTimes } from '#app/services/auth/one-time.ts';
import { endSessions } from '#app/services/auth/session-rows.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { manageUser, refuseLastOwner, refuseOwnAccount } from './manage-user.ts';

/** Lets a user sign in no more, by whatever way, and ends their sessions. Throws `own_account`, `last_owner`. */
export async function disableUser(ctx: Ctx, { id }: { id: string }): Promise<OfficeUser> {
  return manageUser(ctx, { id }, async (tx, before) => {
    if (before.status === 'disabled') return;
    refuseOwnAccount(ctx, id, 'You cannot disable your own account. Ask another owner.');
    await refuseLastOwner(tx, before);
    await setDisabled(ctx, tx, id, ctx.now());
    await writeAudit(ctx, tx, {
      action: 'user.disabled',
      entity: 'user',
      entityId: id,
      before: { status: before.status },
      after: { status: 'disabled', sessionsEnded: before.sessions },
    });
  });
}

/** Lets a disabled user sign in again, with the password and second factor that they had. */
export async function enableUser(ctx: Ctx, { id }: { id: string }): Promise<OfficeUser> {
  return manageUser(ctx, { id }, async (tx, before) => {
    if (before.status !== 'disabled') return;
    await setDisabled(ctx, tx, id, null);
    await writeAudit(ctx, tx, {
      action: 'user.enabled',
      entity: 'user',
      entityId: id,
      before: { status: 'disabled' },
      after: { status: 'active' },
    });
  });
}

/** Sessions and open links end both ways: none of an earlier time comes back to life. */
async function setDisabled(ctx: Ctx, tx: Transaction, id: string, disabledAt: Date | null): Promise<void> {
  await tx.update(user).set({ disabledAt, updatedAt: ctx.now() }).where(eq(user.id, id));
  await endSessions(tx, { userId: id });
  await dropOneTimes(tx, id);
}
