import { mayDo, type Permission } from '#app/domain/permissions.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';

/**
 * The first line of every verb of the back office. The system's own jobs pass; visitors and the payment provider never
 * do. Throws `unauthenticated` or `forbidden`.
 */
export function requirePermission(ctx: Pick<Ctx, 'actor'>, permission: Permission): void {
  const { actor } = ctx;
  if (actor.type === 'system') return;
  if (actor.type !== 'staff') throw new AppError('unauthenticated', 'Please sign in to continue.');
  if (!mayDo(actor.role, permission)) {
    throw new AppError('forbidden', 'Your role does not allow this. Ask an owner of this office.');
  }
}
