import { eq, or } from 'drizzle-orm';
import type { NewUser, PasswordInvitation } from '#app/contract/users.ts';
import { user } from '#app/db/schema/auth.ts';
import { newId } from '#app/domain/ids.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import { takeOwnersTurn } from './manage-user.ts';
import { invitationLink } from './password-link.ts';
import { userView } from './user-rows.ts';

/** Adds a member of staff, who chooses a password by the link that is answered this once. Throws `duplicate`. */
export async function addUser(ctx: Ctx, input: NewUser): Promise<PasswordInvitation> {
  requirePermission(ctx, 'users.manage');
  return ctx.db.transaction(async (tx) => {
    await takeOwnersTurn(ctx, tx);
    const id = newId('usr');
    const values = {
      id,
      name: input.name,
      email: input.email.toLowerCase(),
      username: input.username.toLowerCase(),
      displayUsername: input.username,
      role: input.role,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    };
    await refuseTaken(tx, values);
    await tx.insert(user).values(values);
    await writeAudit(ctx, tx, {
      action: 'user.created',
      entity: 'user',
      entityId: id,
      after: { name: input.name, username: values.username, email: values.email, role: input.role },
    });
    const link = await invitationLink(ctx, tx, id);
    return { user: await userView(ctx, tx, id), ...link };
  });
}

/** Throws `duplicate`, with the field, for a name or an address that another user has. */
export async function refuseTaken(
  tx: Queryable,
  wanted: { id: string; email: string; username?: string },
): Promise<void> {
  const taken = await tx
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(
      or(
        eq(user.email, wanted.email),
        wanted.username === undefined ? undefined : eq(user.username, wanted.username),
      ),
    );
  const other = taken.find((row) => row.id !== wanted.id);
  if (!other) return;
  const field = other.email === wanted.email ? 'email' : 'username';
  const detail = field === 'email' ? 'Another user has this email.' : 'Another user has this username.';
  throw new AppError('duplicate', detail, { fields: { [field]: detail } });
}
