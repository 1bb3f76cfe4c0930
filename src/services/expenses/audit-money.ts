import { changedFields } from '#app/services/audit/changed-fields.ts';
import { type AuditEntry, writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';

/**
 * Writes what a change changes, with the currency beside an amount so that it reads as what it was. False, and nothing
 * written, where nothing differs.
 */
export async function auditMoney<Row extends { id: string; currency: string }>(
  ctx: Ctx,
  tx: Transaction,
  entry: Pick<AuditEntry, 'action' | 'entity'>,
  before: Row,
  change: Partial<Row>,
): Promise<boolean> {
  const changed = changedFields(before, change);
  if (!changed) return false;
  const currency = change.currency ?? before.currency;
  await writeAudit(ctx, tx, {
    ...entry,
    entityId: before.id,
    before: { ...changed.before, currency: before.currency },
    after: { ...changed.after, currency },
  });
  return true;
}
