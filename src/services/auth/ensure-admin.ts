import { randomInt } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { account, session, user } from '#app/db/schema/auth.ts';
import { newId } from '#app/domain/ids.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { hashPassword, verifyPassword } from './password.ts';

const DEFAULT_USERNAME = 'admin';
const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 20;

/** `password` is set only when it was made now: it can be shown this once. */
export interface AdminAccess {
  username: string;
  password: string | null;
}

/**
 * Makes sure somebody can sign in. ADMIN_USERNAME and ADMIN_PASSWORD are followed at each start (a changed password
 * ends that user's sessions); without them the first start makes `admin` with a random password. Source: P17.
 */
export async function ensureAdmin(ctx: Ctx): Promise<AdminAccess> {
  const { username, password } = ctx.config.admin;
  const name = username ?? DEFAULT_USERNAME;
  const existing = await findStaff(ctx, username);
  if (existing && (!password || (await verifyPassword(existing.password ?? '', password)))) {
    return { username: existing.name, password: null };
  }
  const chosen = password ?? randomPassword();
  const hashed = await hashPassword(chosen);
  const made = await ctx.db.transaction((tx) =>
    existing ? changePassword(ctx, tx, existing.id, hashed) : createAdmin(ctx, tx, name, hashed),
  );
  // Another process of the same installation may have made the user in between; its password is the one that counts.
  return { username: existing?.name ?? name, password: made && !password ? chosen : null };
}

/** The named user, or without a name the first one there is. */
async function findStaff(ctx: Ctx, username: string | null) {
  const rows = await ctx.db
    .select({ id: user.id, name: user.name, password: account.password })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(username ? eq(user.username, username.toLowerCase()) : undefined)
    .orderBy(asc(user.createdAt))
    .limit(1);
  return rows[0] ?? null;
}

async function createAdmin(ctx: Ctx, tx: Queryable, name: string, hashed: string): Promise<boolean> {
  const id = newId('usr');
  const login = name.toLowerCase();
  // The library wants an address; staff sign in by name, and `.invalid` can never receive mail.
  const values = { id, name, email: `${id}@staff.invalid`, username: login, displayUsername: name };
  const rows = await tx.insert(user).values(values).onConflictDoNothing().returning({ id: user.id });
  if (rows.length === 0) return false;
  await tx
    .insert(account)
    .values({ id: newId('usr'), accountId: id, providerId: 'credential', userId: id, password: hashed });
  await writeAudit(ctx, tx, {
    action: 'user.created',
    entity: 'user',
    entityId: id,
    after: { username: login },
  });
  return true;
}

async function changePassword(ctx: Ctx, tx: Queryable, userId: string, hashed: string): Promise<boolean> {
  const changed = await tx
    .update(account)
    .set({ password: hashed, updatedAt: ctx.now() })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
    .returning({ id: account.id });
  if (changed.length === 0) {
    await tx
      .insert(account)
      .values({ id: newId('usr'), accountId: userId, providerId: 'credential', userId, password: hashed });
  }
  await tx.delete(session).where(eq(session.userId, userId));
  await writeAudit(ctx, tx, { action: 'user.password_changed', entity: 'user', entityId: userId });
  return true;
}

function randomPassword(): string {
  return Array.from(
    { length: PASSWORD_LENGTH },
    () => PASSWORD_LETTERS[randomInt(PASSWORD_LETTERS.length)],
  ).join('');
}
