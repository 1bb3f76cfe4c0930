import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookies } from 'better-auth/cookies';
import { and, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import { session, user } from '#app/db/schema/auth.ts';
import type { Ctx } from '#app/services/context.ts';
import { digestToken } from './digested-sessions.ts';

/** The token of the session cookie, as the sign-in library signs it (`token.signature`); null without our signature. */
export function signedToken(
  cookie: string,
  { name, secret }: { name: string; secret: string },
): string | null {
  const value = parseCookies(cookie).get(name) ?? '';
  const dot = value.lastIndexOf('.');
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const expected = createHmac('sha256', secret).update(token).digest();
  const signature = Buffer.from(value.slice(dot + 1), 'base64');
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null;
}

/**
 * The live session of a token with its user, none for one who was disabled. Every call of staff asks for it: one
 * statement, where the library needs two and its whole chain of hooks.
 */
export async function readSession({ db }: Pick<Ctx, 'db'>, token: string) {
  const [found] = await db
    .select({ sessionId: session.id, lastSeenAt: session.lastSeenAt, user: getTableColumns(user) })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(eq(session.token, digestToken(token)), gt(session.expiresAt, sql`now()`), isNull(user.disabledAt)),
    );
  return found ?? null;
}
