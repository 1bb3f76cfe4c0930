import { and, desc, type SQL, sql } from 'drizzle-orm';
import {
  AUDIT_ROWS,
  type AuditEntry,
  type AuditFilter,
  type AuditPage,
  type AuditQuery,
} from '#app/contract/audit.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { auditCondition } from './audit-filter.ts';
import { recordNames } from './record-names.ts';

/** Who did what, the newest first, `rows` at a time: `after` is where the page before ended. */
export async function listAudit(
  ctx: Ctx,
  { after, ...filter }: AuditQuery,
  rows: number = AUDIT_ROWS,
): Promise<AuditPage> {
  requirePermission(ctx, 'audit.view');
  const found = await entries(ctx, filter, rows + 1, after === undefined ? undefined : olderThan(after));
  const page = found.slice(0, rows);
  const last = page.at(-1);
  return { entries: page, next: found.length > rows && last ? cursorOf(last) : null };
}

async function entries(
  ctx: Ctx,
  filter: AuditFilter,
  limit: number,
  older: SQL | undefined,
): Promise<AuditEntry[]> {
  const where = auditCondition(ctx, filter);
  if (where === null) return [];
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(and(where, older))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit);
  const nameOf = await recordNames(ctx, rows);
  return rows.map((row) => ({
    id: row.id,
    at: row.createdAt.toISOString(),
    actor: { type: row.actorType, id: row.actorId, name: row.actorName },
    action: row.action,
    entity: row.entity,
    entityId: row.entityId,
    record: nameOf(row),
    before: row.before,
    after: row.after,
    requestId: row.requestId,
  }));
}

function cursorOf({ at, id }: AuditEntry): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

function olderThan(cursor: string): SQL {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) || Number.isNaN(Date.parse(at)) || !/^[\w-]+$/.test(id))
    throw invalid('This page of the audit log is not known.', { after: 'Not a place in the list' });
  return sql`(${auditLog.createdAt}, ${auditLog.id}) < (${at}::timestamptz, ${id})`;
}
