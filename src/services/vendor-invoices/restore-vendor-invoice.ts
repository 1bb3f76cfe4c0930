import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { packages } from '#app/db/schema/content.ts';
import { suppliers, vendorInvoices } from '#app/db/schema/purchases.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { takeDeleted } from '#app/services/catalog/deleted-items.ts';
import { putBackRow } from '#app/services/catalog/put-back-row.ts';
import { stillThere } from '#app/services/catalog/still-there.ts';
import type { Ctx } from '#app/services/context.ts';
import { refuseDuplicate, takeNumberTurn } from './refuse-duplicate.ts';
import { vendorInvoiceChanged } from './vendor-invoice-changed.ts';
import { noVendorInvoice } from './vendor-invoice-row.ts';
import { viewVendorInvoice } from './vendor-invoice-view.ts';

const id = z.string().nullable();
const Kept = z.object({
  vendor_invoices: z
    .array(
      z.looseObject({
        vendor_key: z.string(),
        number_key: z.string(),
        financial_year: z.string(),
        supplier_id: id,
        package_id: id,
        booking_id: id,
      }),
    )
    .min(1),
});

/**
 * Brings back what `deleteVendorInvoice` took, with its file. Throws `not_found` when it is gone for good, and
 * `duplicate` when its number was written down anew meanwhile.
 */
export async function restoreVendorInvoice(ctx: Ctx, input: { id: string }): Promise<VendorInvoice> {
  requirePermission(ctx, 'purchases.edit');
  const which = eq(vendorInvoices.id, input.id);
  await vendorInvoiceChanged(ctx, async (tx) => {
    const data = isStorable(input.id) ? await takeDeleted(tx, 'vendor_invoice', input.id) : null;
    const kept = data && Kept.parse(data).vendor_invoices[0];
    if (!kept) throw noVendorInvoice();
    const numbered = {
      vendorKey: kept.vendor_key,
      supplierId: kept.supplier_id,
      numberKey: kept.number_key,
      financialYear: kept.financial_year,
    };
    await takeNumberTurn(tx, numbered);
    await refuseDuplicate(tx, input.id, numbered);
    // What it was linked to may be gone for good.
    await putBackRow(
      tx,
      vendorInvoices,
      {
        ...kept,
        supplier_id: await stillThere(tx, suppliers, kept.supplier_id),
        package_id: await stillThere(tx, packages, kept.package_id),
        booking_id: await stillThere(tx, bookings, kept.booking_id),
      },
      'id',
    );
    const [row] = await tx.select().from(vendorInvoices).where(which);
    if (!row) throw new Error(`The invoice ${input.id} did not come back`);
    const { vendorName, invoiceNumber, totalAmount, currency } = row;
    await writeAudit(ctx, tx, {
      action: 'vendor_invoice.restored',
      entity: 'vendor_invoice',
      entityId: row.id,
      after: { vendorName, invoiceNumber, totalAmount, currency },
    });
    return { row, change: 'created' };
  });
  return viewVendorInvoice(ctx.db, which);
}
