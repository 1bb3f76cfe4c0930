import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { ACTOR_TYPES, type AuditFilter } from '#app/contract/audit.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';

/** The condition of a filter; null when nothing can match it. Each part alone is answered by an index in order. */
export function auditCondition(ctx: Ctx, filter: AuditFilter): SQL | undefined | null {
  const { user, entity, action, from, to } = filter;
  const record = filter.record || filter.q;
  if (![user, entity, action, record].every((text) => isStorable(text ?? ''))) return null;
  return and(
    user ? byActor(user) : undefined,
    entity ? eq(auditLog.entity, entity) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    record ? eq(auditLog.entityId, record) : undefined,
    from ? gte(auditLog.createdAt, startOf(ctx, from, 0)) : undefined,
    to ? lt(auditLog.createdAt, startOf(ctx, to, 1)) : undefined,
  );
}

function byActor(user: string): SQL | undefined {
  const type = ACTOR_TYPES.find((one) => one === user);
  // The second part lets the index of staff's entries serve.
  return type ? eq(auditLog.actorType, type) : and(eq(auditLog.actorId, user), sql`actor_id <> ''`);
}

/** The instant at which a day begins in the business time zone. */
function startOf(ctx: Ctx, day: string, later: number): SQL {
  return sql`(${day}::date + ${later}::int)::timestamp at time zone ${ctx.config.timeZone}`;
}
