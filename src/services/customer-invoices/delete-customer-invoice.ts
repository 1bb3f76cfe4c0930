import { eq } from 'drizzle-orm';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { documents } from '#app/db/schema/documents.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { closeLinks, closeStaleLinks, ofOwner } from '#app/services/payments/close-stale-links.ts';
import { hasEntries, lockInvoice, paperOf } from './invoice-row.ts';
import { refuseInUse } from './refuse-locked.ts';
import { retirePaper } from './update-customer-invoice.ts';

/**
 * A proforma goes; a final invoice is cancelled, sent or not, so that its number and paper stay. Deleting it twice is as
 * once. Throws `not_found` and `invoice_locked`.
 */
export async function deleteCustomerInvoice(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ cancelled: boolean }> {
  requirePermission(ctx, 'accounts.edit');
  return ctx.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.status === 'cancelled') return { cancelled: true };
    if (invoice.paidAmount > 0) {
      throw conflict('invoice_locked', 'Payments are recorded on this invoice. Record their refund first.');
    }
    await refuseInUse(tx, invoice);
    if (invoice.type === 'proforma' && (await hasEntries(tx, id))) {
      throw conflict('invoice_locked', 'Payments were recorded on this proforma, so it stays in the books.');
    }
    const paper = await paperOf(tx, invoice);
    if (invoice.type === 'final') {
      await retirePaper(ctx, tx, paper);
      await tx
        .update(customerInvoices)
        .set({ status: 'cancelled', version: invoice.version + 1, updatedAt: ctx.now() })
        .where(eq(customerInvoices.id, id));
      await closeStaleLinks(ctx, tx, { customerInvoiceId: id });
      return { cancelled: true };
    }
    await closeLinks(ctx, tx, ofOwner({ customerInvoiceId: id }));
    await writeAudit(ctx, tx, {
      action: 'proforma.deleted',
      entity: 'customer_invoice',
      entityId: id,
      before: { number: invoice.number, customer: invoice.customerName, total: invoice.totalAmount },
    });
    // Papers keep their numbers, also those of the final series that it once had; only their owner goes.
    await tx.update(documents).set({ status: 'replaced' }).where(eq(documents.id, paper.id));
    await tx.update(documents).set({ customerInvoiceId: null }).where(eq(documents.customerInvoiceId, id));
    await tx.delete(customerInvoices).where(eq(customerInvoices.id, id));
    return { cancelled: false };
  });
}
