import { and, eq, isNull } from 'drizzle-orm';
import type { LinkOwner, PasswordByLink } from '#app/contract/auth.ts';
import { user } from '#app/db/schema/auth.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import { viewOf } from './create-auth.ts';
import { dropOneTimes, peekOneTime, takeOneTime } from './one-time.ts';
import { hashPassword } from './password.ts';
import { endSessions } from './session-rows.ts';
import { staffActor } from './staff-actor.ts';
import { storePassword } from './store-password.ts';

const expired = () =>
  new AppError(
    'link_expired',
    'This link was used already or is too old. Ask an owner of this office for a new one.',
  );

/** Whose password a link is for. Throws `link_expired` for one that is unknown, used or too old. */
export async function findLinkOwner(ctx: Ctx, { token }: { token: string }): Promise<LinkOwner> {
  const found = await peekOneTime(ctx, ctx.db, { kind: 'set_password', token });
  const { username, name } = await enabledUser(ctx.db, found?.userId);
  return { username, name };
}

/** Chooses a password by a link that an owner gave; the link is spent and all sessions end. Throws `link_expired`. */
export async function choosePassword(ctx: Ctx, { token, password }: PasswordByLink): Promise<LinkOwner> {
  // Hashing takes its time: only for somebody who has a link.
  await findLinkOwner(ctx, { token });
  const hash = await hashPassword(password);
  return ctx.db.transaction(async (tx) => {
    const taken = await takeOneTime(ctx, tx, { kind: 'set_password', token });
    const owner = await enabledUser(tx, taken?.userId);
    await storePassword(ctx, tx, { userId: owner.id, hash });
    const ended = await endSessions(tx, { userId: owner.id });
    await dropOneTimes(tx, owner.id);
    await writeAudit({ ...ctx, actor: staffActor(owner) }, tx, {
      action: 'user.password_chosen',
      entity: 'user',
      entityId: owner.id,
      after: { sessionsEnded: ended },
    });
    return { username: owner.username, name: owner.name };
  });
}

async function enabledUser(tx: Queryable, id: string | undefined) {
  if (id === undefined) throw expired();
  const [row] = await tx
    .select()
    .from(user)
    .where(and(eq(user.id, id), isNull(user.disabledAt)));
  if (!row) throw expired();
  return viewOf(row);
}
