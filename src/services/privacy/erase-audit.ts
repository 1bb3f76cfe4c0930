import { inArray, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '#app/db/schema/audit-log.ts';
import type { Transaction } from '#app/services/context.ts';

/** Fields of audit entries that tell who somebody is or what they wrote. */
const PERSONAL = [
  'name',
  'email',
  'phone',
  'message',
  'specialRequests',
  'note',
  'details',
  'travellers',
  'customer',
  'customerEmail',
  'customerPhone',
  'contactPerson',
  'city',
  'state',
  'gstin',
  'preferredDestination',
  'budgetRange',
  'notes',
];

/** Takes a person's data out of what the audit says about these records; that something changed, and what, stays. */
export async function eraseAudit(tx: Transaction, entityIds: string[]): Promise<void> {
  if (entityIds.length === 0) return;
  const erased = (column: typeof auditLog.before | typeof auditLog.after) => sql`
    case when jsonb_exists_any(${column}, ${sql.param(PERSONAL)}::text[]) then (
      select jsonb_object_agg(key, case when key = any(${sql.param(PERSONAL)}::text[]) then '"[erased]"'::jsonb else value end)
      from jsonb_each(${column})
    ) else ${column} end`;
  // A revision keeps the earlier paper: its name stands there by law, the ways to reach the person do not.
  const unreachable = (column: SQL) =>
    sql`jsonb_set(jsonb_set(${column}, '{paper,to,email}', '""', false), '{paper,to,phone}', '""', false)`;
  await tx
    .update(auditLog)
    .set({ before: unreachable(erased(auditLog.before)), after: unreachable(erased(auditLog.after)) })
    .where(inArray(auditLog.entityId, entityIds));
}
