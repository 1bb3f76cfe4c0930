import { auditLog } from '#app/db/schema/audit-log.ts';
import { newId } from '#app/domain/ids.ts';
import type { Actor, Ctx, Queryable } from '#app/services/context.ts';

export interface AuditEntry {
  /** What happened, as `entity.verb`: `booking.confirmed`, `package.updated`. */
  action: string;
  entity: string;
  entityId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** The audit row of a change as values, for a verb that writes everything in one statement. */
export function auditRow(ctx: Pick<Ctx, 'actor' | 'requestId' | 'now'>, entry: AuditEntry) {
  return {
    id: newId('aud'),
    actorType: ctx.actor.type,
    actorId: staffField(ctx.actor, 'id'),
    actorName: staffField(ctx.actor, 'name'),
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId,
    before: entry.before ?? null,
    after: entry.after ?? null,
    requestId: ctx.requestId,
    createdAt: ctx.now(),
  };
}

/** Writes who did what, in the transaction of the change. */
export async function writeAudit(ctx: Ctx, tx: Queryable, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(auditRow(ctx, entry));
}

function staffField(actor: Actor, field: 'id' | 'name'): string {
  return actor.type === 'staff' ? actor[field] : '';
}
