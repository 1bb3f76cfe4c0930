import type { PrivacyRequestView } from '#app/contract/privacy-requests.ts';
import type { privacyRequests } from '#app/db/schema/inquiries.ts';
import { addDays, dateInZone } from '#app/domain/plain-date.ts';
import { ANSWER_DAYS } from '#app/domain/privacy-request.ts';
import type { Ctx } from '#app/services/context.ts';

export type PrivacyRow = typeof privacyRequests.$inferSelect;

/** A privacy request as staff see it. */
export function privacyRequestView(ctx: Ctx, row: PrivacyRow): PrivacyRequestView {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    email: row.email,
    message: row.message,
    status: row.status,
    note: row.note,
    handledBy: row.handledBy,
    createdAt: row.createdAt.toISOString(),
    answerBy: addDays(dateInZone(row.createdAt, ctx.config.timeZone), ANSWER_DAYS),
    closedAt: row.doneAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
  };
}
