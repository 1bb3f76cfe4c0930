import type { Ctx, Database } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import { limitAccepted } from '#app/services/limits/limit-accepted.ts';

/** Calls of the provider that may be open at once, so that a slow one holds few of the server's hands. */
const AT_ONCE = 4;

const open = new WeakMap<Database, number>();

/** Each user's share of drafts in a minute (that of a public form), counted whether they succeed or not. */
export async function countDraft(ctx: Ctx): Promise<void> {
  const who = ctx.actor.type === 'staff' ? ctx.actor.id : ctx.actor.type;
  await limitAccepted(ctx, { name: 'draft', address: who }, async () => undefined);
}

/** Calls the provider, or throws `provider_busy` at once when enough calls are open already: nobody stands in a line. */
export async function takeTurn<T>(ctx: Pick<Ctx, 'db'>, work: () => Promise<T>): Promise<T> {
  const busy = open.get(ctx.db) ?? 0;
  if (busy >= AT_ONCE) {
    throw new AppError('provider_busy', 'Other drafts are being written. Please try again in a moment.', {
      retryAfter: 5,
    });
  }
  open.set(ctx.db, busy + 1);
  try {
    return await work();
  } finally {
    open.set(ctx.db, (open.get(ctx.db) ?? 1) - 1);
  }
}
