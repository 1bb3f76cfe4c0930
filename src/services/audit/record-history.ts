import { desc, inArray } from 'drizzle-orm';
import type { AuditLine } from '#app/contract/booking-desk.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { actionName } from '#app/domain/audit-text.ts';
import { changeText } from '#app/domain/booking-history.ts';
import type { Ctx } from '#app/services/context.ts';

/** A record's latest changes; what is older stands in the audit. */
const MOST = 100;

const WHO = { visitor: 'Customer', provider: 'Payment provider', system: 'System', staff: 'Staff' } as const;

/** Who changed these records and how, the newest first; for verbs that have asked for their permission. */
export async function recordHistory(ctx: Pick<Ctx, 'db'>, entityIds: string[]): Promise<AuditLine[]> {
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.entityId, entityIds))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(MOST);
  return rows.map((row) => ({
    id: row.id,
    at: row.createdAt.toISOString(),
    who: row.actorName || WHO[row.actorType],
    action: actionName(row.action),
    text: changeText(row.before, row.after),
  }));
}
