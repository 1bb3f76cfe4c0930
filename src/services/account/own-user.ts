import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';

/** The id of the staff member who asks: everybody may look after their own account. Throws `unauthenticated`. */
export function ownUserId(ctx: Pick<Ctx, 'actor'>): string {
  if (ctx.actor.type !== 'staff') throw new AppError('unauthenticated', 'Please sign in to continue.');
  return ctx.actor.id;
}
