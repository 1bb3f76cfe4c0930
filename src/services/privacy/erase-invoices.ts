import { inArray } from 'drizzle-orm';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { documents } from '#app/db/schema/documents.ts';
import { auditRow } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { eraseAudit } from './erase-audit.ts';
import { erasePapers } from './erase-papers.ts';

const FIELDS = ['email', 'phone'];

/** Takes the ways to reach the person out of invoices and their papers; name, address and amounts stay for the law's term. */
export async function eraseInvoices(ctx: Ctx, tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(customerInvoices)
    .set({ customerEmail: '', customerPhone: '', updatedAt: ctx.now() })
    .where(inArray(customerInvoices.id, ids));
  const papers = await erasePapers(tx, inArray(documents.customerInvoiceId, ids));
  await eraseAudit(tx, [...ids, ...papers]);
  await tx.insert(auditLog).values(
    ids.map((id) =>
      auditRow(ctx, {
        action: 'customer_invoice.erased',
        entity: 'customer_invoice',
        entityId: id,
        after: { fields: FIELDS },
      }),
    ),
  );
}
