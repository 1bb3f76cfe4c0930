import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { rateHits } from '#app/db/schema/rate-hits.ts';
import { newId } from '#app/domain/ids.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import { takeTurn } from '#app/services/take-turn.ts';
import { networkOf, sayWait } from './limit-accepted.ts';

/** Failures in 15 minutes after which a login waits. Source: checklist, "Decided throughout". */
const PER_ACCOUNT = 10;
const PER_ADDRESS = 30;
const WINDOW_MS = 15 * 60_000;

/** What can be tried too often, each counted apart. */
const TRIES = {
  login: 'failed sign-ins',
  code: 'wrong codes',
  password: 'wrong passwords',
};

export interface LoginAttempt {
  accountKey: string;
  hitIds: string[];
}

/**
 * Counts an attempt as failed before what was sent is looked at, so that a burst cannot slip through; a right one takes
 * it back (`forgiveLogin`). Throws `rate_limited` for an account or address with too many failures; a refused attempt
 * is not counted, so the wait always ends.
 */
export async function reserveLogin(
  ctx: Ctx,
  input: { username: string; address: string; what?: keyof typeof TRIES },
): Promise<LoginAttempt> {
  const { what = 'login' } = input;
  const accountKey = `${what}:account:${digest(input.username.toLowerCase())}`;
  const addressKey = `${what}:address:${networkOf(input.address)}`;
  const hits = [accountKey, addressKey].map((key) => ({ id: newId('hit'), key, at: ctx.now() }));
  await ctx.db.transaction(async (tx) => {
    for (const key of [addressKey, accountKey]) {
      await takeTurn(tx, key);
    }
    const wait = Math.max(
      await waitFor(ctx, tx, accountKey, PER_ACCOUNT),
      await waitFor(ctx, tx, addressKey, PER_ADDRESS),
    );
    if (wait > 0)
      throw new AppError('rate_limited', `Too many ${TRIES[what]}. Please try again in ${sayWait(wait)}.`, {
        retryAfter: wait,
      });
    await tx.insert(rateHits).values(hits);
  });
  return { accountKey, hitIds: hits.map((hit) => hit.id) };
}

/** The password was right: the attempt was no failure, and the account's earlier ones are settled. */
export async function forgiveLogin(ctx: Ctx, attempt: LoginAttempt): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.delete(rateHits).where(inArray(rateHits.id, attempt.hitIds));
    await tx.delete(rateHits).where(eq(rateHits.key, attempt.accountKey));
  });
}

/** Seconds until fewer than `limit` failures are in the window; 0 when that is so now. */
async function waitFor(ctx: Ctx, tx: Queryable, key: string, limit: number): Promise<number> {
  const now = ctx.now().getTime();
  const newest = await tx
    .select({ at: rateHits.at })
    .from(rateHits)
    .where(and(eq(rateHits.key, key), gt(rateHits.at, new Date(now - WINDOW_MS))))
    .orderBy(desc(rateHits.at))
    .limit(limit);
  const oldest = newest[limit - 1];
  return oldest ? (oldest.at.getTime() + WINDOW_MS - now) / 1000 : 0;
}

/** Names of people are not kept where only counting is wanted. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
