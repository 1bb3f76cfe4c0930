import { and, desc, eq, gt, ne, type SQL } from 'drizzle-orm';
import type { SessionView } from '#app/contract/users.ts';
import { session } from '#app/db/schema/auth.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { deviceName } from './device-name.ts';

const MOST = 100;

/** A user's live sessions, the newest in use first; `current` is the id of the asking one. */
export async function sessionsOf(
  ctx: Ctx,
  { userId, current }: { userId: string; current?: string | null },
): Promise<SessionView[]> {
  const rows = await ctx.db
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, ctx.now())))
    .orderBy(desc(session.lastSeenAt))
    .limit(MOST);
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent ?? ''),
    address: row.ipAddress ?? '',
    method: row.method,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    current: row.id === current,
  }));
}

/** Ends a user's sessions: all, one of them, or all but one. Answers how many there were. */
export async function endSessions(
  tx: Queryable,
  input: { userId: string; only?: string; except?: string | null },
): Promise<number> {
  const which: Array<SQL | undefined> = [
    eq(session.userId, input.userId),
    input.only === undefined ? undefined : eq(session.id, input.only),
    input.except ? ne(session.id, input.except) : undefined,
  ];
  const gone = await tx
    .delete(session)
    .where(and(...which))
    .returning({ id: session.id });
  return gone.length;
}
