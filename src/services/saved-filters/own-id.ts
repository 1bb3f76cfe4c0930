import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';

/** The id of the staff member who acts: everybody has their own filters, whatever their role. */
export function ownId({ actor }: Pick<Ctx, 'actor'>): string {
  if (actor.type !== 'staff') throw new AppError('unauthenticated', 'Please sign in to continue.');
  return actor.id;
}
