import { and, eq, isNull, sql } from 'drizzle-orm';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { documents } from '#app/db/schema/documents.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';

/** An invoice counts as sent once an e-mail with its paper was handed over; an editor that is open is told so. */
export async function markInvoiceSent(ctx: Ctx, tx: Transaction, documentId: string | null): Promise<void> {
  if (documentId === null) return;
  const owner = tx
    .select({ id: documents.customerInvoiceId })
    .from(documents)
    .where(eq(documents.id, documentId));
  await tx
    .update(customerInvoices)
    .set({ sentAt: ctx.now(), version: sql`${customerInvoices.version} + 1`, updatedAt: ctx.now() })
    .where(and(eq(customerInvoices.id, owner), isNull(customerInvoices.sentAt)));
}
