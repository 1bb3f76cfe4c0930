import { randomInt } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { account, user } from '#app/db/schema/auth.ts';
import { newId } from '#app/domain/ids.ts';
import { NO_STAFF_MAIL } from '#app/domain/staff-mail.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { dropOneTimes } from './one-time.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { dropSecondFactor } from './second-factor.ts';
import { endSessions } from './session-rows.ts';
import { storePassword } from './store-password.ts';

const DEFAULT_USERNAME = 'admin';
const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const PASSWORD_LENGTH = 20;

/** `password` is set only when it was made now: it can be shown this once. */
export interface AdminAccess {
  username: string;
  password: string | null;
}

/**
 * Makes sure somebody can sign in. ADMIN_USERNAME and ADMIN_PASSWORD are followed when they are new: a changed password
 * ends that user's sessions and takes a second factor away, which is the way back in for an owner who lost both. One
 * that was followed before is left alone, so that a change made in the office outlives the next start. Without them the
 * first start makes `admin` with a random password. Source: P17.
 */
export async function ensureAdmin(ctx: Ctx): Promise<AdminAccess> {
  const { username, password } = ctx.config.admin;
  const name = username ?? DEFAULT_USERNAME;
  const existing = await findStaff(ctx, username);
  if (existing && (!password || (await isFollowed(ctx, existing, password)))) {
    return { username: existing.username ?? existing.name, password: null };
  }
  const chosen = password ?? randomPassword();
  const hashed = await hashPassword(chosen);
  const followed = password !== null;
  const made = await ctx.db.transaction((tx) =>
    existing
      ? followPassword(ctx, tx, existing.id, hashed)
      : createAdmin(ctx, tx, { name, hash: hashed, followed }),
  );
  // Another process of the same installation may have made the user in between; its password is the one that counts.
  return {
    username: existing?.username ?? existing?.name ?? name,
    password: made && !password ? chosen : null,
  };
}

/** The named user, or without a name the first one there is. */
async function findStaff(ctx: Ctx, username: string | null) {
  const rows = await ctx.db
    .select({
      id: user.id,
      name: user.name,
      username: user.displayUsername,
      password: account.password,
      followed: account.followedPassword,
    })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(username ? eq(user.username, username.toLowerCase()) : undefined)
    .orderBy(asc(user.createdAt))
    .limit(1);
  return rows[0] ?? null;
}

async function isFollowed(
  ctx: Ctx,
  existing: { id: string; password: string | null; followed: string | null },
  password: string,
): Promise<boolean> {
  if (existing.followed) return verifyPassword(existing.followed, password);
  if (!existing.password || !(await verifyPassword(existing.password, password))) return false;
  // Made by an earlier version, which kept no note of it.
  await storePassword(ctx, ctx.db, { userId: existing.id, hash: existing.password, followed: true });
  return true;
}

async function createAdmin(
  ctx: Ctx,
  tx: Queryable,
  { name, hash, followed }: { name: string; hash: string; followed: boolean },
): Promise<boolean> {
  const id = newId('usr');
  const login = name.toLowerCase();
  const values = { id, name, email: `${id}${NO_STAFF_MAIL}`, username: login, displayUsername: name };
  const rows = await tx.insert(user).values(values).onConflictDoNothing().returning({ id: user.id });
  if (rows.length === 0) return false;
  await storePassword(ctx, tx, { userId: id, hash, followed });
  await writeAudit(ctx, tx, {
    action: 'user.created',
    entity: 'user',
    entityId: id,
    after: { username: login },
  });
  return true;
}

async function followPassword(ctx: Ctx, tx: Queryable, userId: string, hash: string): Promise<boolean> {
  await storePassword(ctx, tx, { userId, hash, followed: true });
  await endSessions(tx, { userId });
  await dropOneTimes(tx, userId);
  await dropSecondFactor(tx, userId);
  await writeAudit(ctx, tx, { action: 'user.password_changed', entity: 'user', entityId: userId });
  return true;
}

function randomPassword(): string {
  return Array.from(
    { length: PASSWORD_LENGTH },
    () => PASSWORD_LETTERS[randomInt(PASSWORD_LETTERS.length)],
  ).join('');
}
