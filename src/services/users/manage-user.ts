import { and, eq, isNull, ne } from 'drizzle-orm';
import type { OfficeUser } from '#app/contract/users.ts';
import { user } from '#app/db/schema/auth.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { AppError, conflict, notFound } from '#app/services/errors.ts';
import { takeTurn } from '#app/services/take-turn.ts';
import { canSignIn, userView } from './user-rows.ts';

/** Changes of users take turns: two owners who take each other's rights away must not both succeed. */
const LOCK = 'users:manage';

/**
 * Runs a change of one user by somebody who may: in turn with all others, and with the one who asks still being an
 * owner when it is their turn. Answers the user as they are afterwards. Throws `forbidden`, `not_found`.
 */
export async function manageUser(
  ctx: Ctx,
  { id }: { id: string },
  change: (tx: Transaction, before: OfficeUser) => Promise<void>,
): Promise<OfficeUser> {
  requirePermission(ctx, 'users.manage');
  if (!isStorable(id)) throw notFound('This user does not exist.');
  return ctx.db.transaction(async (tx) => {
    await takeOwnersTurn(ctx, tx);
    await change(tx, await userView(ctx, tx, id));
    return userView(ctx, tx, id);
  });
}

/** Waits for this one's turn; throws `forbidden` when somebody took the rights of the one who asks meanwhile. */
export async function takeOwnersTurn(ctx: Ctx, tx: Transaction): Promise<void> {
  await takeTurn(tx, LOCK);
  if (ctx.actor.type !== 'staff') return;
  const [own] = await tx
    .select({ role: user.role })
    .from(user)
    .where(and(eq(user.id, ctx.actor.id), isNull(user.disabledAt)));
  if (own?.role !== 'owner') throw new AppError('forbidden', 'You are not an owner of this office any more.');
}

/** Throws `last_owner` unless another owner remains who can sign in. */
export async function refuseLastOwner(tx: Transaction, target: OfficeUser): Promise<void> {
  if (target.role !== 'owner' || target.status === 'disabled') return;
  const others = await tx.$count(
    user,
    and(eq(user.role, 'owner'), isNull(user.disabledAt), ne(user.id, target.id), canSignIn),
  );
  if (others === 0)
    throw conflict(
      'last_owner',
      'This is the last owner who can sign in. Make somebody else an owner first.',
    );
}

/** Throws `own_account` for what one does not do to oneself. */
export function refuseOwnAccount(ctx: Ctx, id: string, detail: string): void {
  if (ctx.actor.type === 'staff' && ctx.actor.id === id) throw conflict('own_account', detail);
}
