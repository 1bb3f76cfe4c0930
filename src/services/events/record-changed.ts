import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { type Announced, announce } from './announce.ts';

/**
 * Runs a change of one record in a transaction, tells open offices of it with the commit, and lets the figures be counted
 * anew. `tell` says what they hear of what `write` answered; null: nothing changed.
 */
export async function recordChanged<Written>(
  ctx: Ctx,
  write: (tx: Transaction) => Promise<Written>,
  tell: (written: Written) => Announced | null,
): Promise<Written> {
  const [written, told] = await ctx.db.transaction(async (tx) => {
    const done = await write(tx);
    const news = tell(done);
    if (news) await announce(ctx, tx, news);
    return [done, news] as const;
  });
  if (told) figuresChanged(ctx);
  return written;
}
