import { createHash } from 'node:crypto';
import type { FormKind } from '#app/domain/enquiry-forms.ts';
import type { Ctx } from '#app/services/context.ts';

/**
 * The key of a form that was sent without one (a kept page has none, other programs seldom do): the same text from
 * the same address on the same day is one inquiry, so a double click is too.
 */
export function contentKey(ctx: Ctx, kind: FormKind, body: object, address: string): string {
  const day = ctx.now().toISOString().slice(0, 10);
  const content = JSON.stringify([kind, address, day, body]);
  return `page-${createHash('sha256').update(content).digest('base64url')}`;
}
