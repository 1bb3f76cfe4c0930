import { eq } from 'drizzle-orm';
import { vendorInvoices } from '#app/db/schema/purchases.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { keepDeleted, rowsAsJson } from '#app/services/catalog/deleted-items.ts';
import type { Ctx } from '#app/services/context.ts';
import { vendorInvoiceChanged } from './vendor-invoice-changed.ts';
import { lockVendorInvoice } from './vendor-invoice-row.ts';

/** Deletes an invoice; `restoreVendorInvoice` brings it back with its file for 30 days. Throws `not_found`. */
export async function deleteVendorInvoice(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requirePermission(ctx, 'purchases.edit');
  await vendorInvoiceChanged(ctx, async (tx) => {
    const row = await lockVendorInvoice(tx, id);
    const { vendorName, invoiceNumber, totalAmount, currency } = row;
    await keepDeleted(ctx, tx, {
      id,
      entity: 'vendor_invoice',
      title: `${vendorName} ${invoiceNumber}`,
      data: { vendor_invoices: await rowsAsJson(tx, vendorInvoices, eq(vendorInvoices.id, id)) },
    });
    await tx.delete(vendorInvoices).where(eq(vendorInvoices.id, id));
    await writeAudit(ctx, tx, {
      action: 'vendor_invoice.deleted',
      entity: 'vendor_invoice',
      entityId: id,
      before: { vendorName, invoiceNumber, totalAmount, currency },
    });
    return { row, change: 'deleted' };
  });
}
