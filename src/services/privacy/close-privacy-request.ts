import { eq } from 'drizzle-orm';
import type { PrivacyClosing, PrivacyRequestView } from '#app/contract/privacy-requests.ts';
import { privacyRequests } from '#app/db/schema/inquiries.ts';
import { ERASED_NAME } from '#app/domain/privacy-request.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { eraseClosedRequests } from './erase-requests.ts';
import { lockPrivacyRequest, refuseClosed } from './lock-privacy-request.ts';
import { privacyRequestView } from './privacy-request-view.ts';

/**
 * Closes a request as done or refused, with what staff say about it. An erasure is done only after the data was made
 * anonymous, and the address to answer at goes with its closing. Closing it again the same way changes nothing.
 */
export async function closePrivacyRequest(
  ctx: Ctx,
  { id, status, note }: PrivacyClosing & { id: string },
): Promise<PrivacyRequestView> {
  requirePermission(ctx, 'privacy.handle');
  return ctx.db.transaction(async (tx) => {
    const request = await lockPrivacyRequest(tx, id);
    if (request.status === status) return privacyRequestView(ctx, request);
    refuseClosed(request);
    if (request.kind === 'erasure' && status === 'done' && !request.erasedAt)
      throw invalid('Erase the data first, then close the request as done.', {
        status: 'Erase the data first',
      });
    const closing = {
      status,
      note,
      handledBy: ctx.actor.type === 'staff' ? ctx.actor.name : '',
      doneAt: ctx.now(),
    };
    await tx.update(privacyRequests).set(closing).where(eq(privacyRequests.id, id));
    await writeAudit(ctx, tx, {
      action: 'privacy_request.closed',
      entity: 'privacy_request',
      entityId: id,
      before: { status: request.status },
      after: { status },
    });
    if (!request.erasedAt) return privacyRequestView(ctx, { ...request, ...closing });
    await eraseClosedRequests(ctx, tx, request.email);
    return privacyRequestView(ctx, { ...request, ...closing, name: ERASED_NAME, email: '', message: '' });
  });
}
