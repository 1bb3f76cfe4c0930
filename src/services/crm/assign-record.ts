import { eq } from 'drizzle-orm';
import { user } from '#app/db/schema/auth.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { isRole, mayDo } from '#app/domain/permissions.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';

const TABLES = { inquiry: inquiries, booking: bookings } as const;
type Kind = keyof typeof TABLES;

/** Throws unless records can be given to this member of staff, or to nobody (null). */
export async function checkAssignee(tx: Transaction, id: string | null): Promise<void> {
  if (id === null) return;
  const [found] = isStorable(id) ? await tx.select().from(user).where(eq(user.id, id)) : [];
  if (found && found.disabledAt === null && isRole(found.role) && mayDo(found.role, 'crm.edit')) return;
  const text = 'Choose an active member of staff who may work on inquiries and bookings';
  throw invalid(text, { assignee_id: text });
}

/** Gives a locked record to somebody else than now, within a verb's transaction; the audit says both by name. */
export async function assignRecord(
  ctx: Ctx,
  tx: Transaction,
  kind: Kind,
  record: { id: string; assigneeId: string | null },
  assigneeId: string | null,
): Promise<void> {
  const table = TABLES[kind];
  await tx.update(table).set({ assigneeId, updatedAt: ctx.now() }).where(eq(table.id, record.id));
  await writeAudit(ctx, tx, {
    action: `${kind}.assigned`,
    entity: kind,
    entityId: record.id,
    before: { assignee: await nameOf(tx, record.assigneeId) },
    after: { assignee: await nameOf(tx, assigneeId) },
  });
}

async function nameOf(tx: Transaction, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await tx.select({ name: user.name }).from(user).where(eq(user.id, id));
  return found?.name ?? null;
}
