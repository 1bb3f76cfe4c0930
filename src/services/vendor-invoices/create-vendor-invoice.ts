import { eq } from 'drizzle-orm';
import type { VendorInvoice, VendorInvoiceInput } from '#app/contract/vendor-invoices.ts';
import { vendorInvoices } from '#app/db/schema/purchases.ts';
import { newId } from '#app/domain/ids.ts';
import { NO_ATTACHMENT, sentFile, type UploadedFile } from '#app/services/attachments/attachment.ts';
import { DOCUMENTS } from '#app/services/attachments/attachment-kind.ts';
import { withAttachment } from '#app/services/attachments/with-attachment.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { refuseOtherContent } from '#app/services/requests/refuse-other-content.ts';
import { linkedRecords } from './linked-records.ts';
import { refuseDuplicate, takeNumberTurn } from './refuse-duplicate.ts';
import { vendorInvoiceChanged } from './vendor-invoice-changed.ts';
import { audited, draftColumns, EMPTY_DRAFT, linkedDraft } from './vendor-invoice-draft.ts';
import type { VendorInvoiceRow } from './vendor-invoice-row.ts';
import { viewVendorInvoice } from './vendor-invoice-view.ts';

/**
 * Writes a vendor's invoice down, with its file; every sum is computed here. The same `request_key` gives the same
 * invoice. Throws `invalid_input` with the field, `duplicate` with a link, `changed_meanwhile` when that key made one of
 * other values, and what a file can be refused for.
 */
export async function createVendorInvoice(
  ctx: Ctx,
  { file, input }: { file?: UploadedFile | undefined; input: Omit<VendorInvoiceInput, 'file'> },
): Promise<VendorInvoice> {
  requirePermission(ctx, 'purchases.edit');
  const { request_key: requestKey = null, ...wanted } = input;
  const row = await withAttachment(ctx, { file, allowed: DOCUMENTS }, (taken) =>
    vendorInvoiceChanged(ctx, async (tx) => {
      const id = newId('vin');
      const links = await linkedRecords(tx, wanted);
      const written = draftColumns(linkedDraft(EMPTY_DRAFT, wanted, links));
      const file = taken ?? NO_ATTACHMENT;
      const columns = { ...written, ...file };
      await takeNumberTurn(tx, columns);
      const earlier = await ofKey(tx, requestKey, { ...written, ...sentFile(file) });
      if (earlier) return { row: earlier, change: 'none' };
      await refuseDuplicate(tx, id, columns);
      const times = { createdAt: ctx.now(), updatedAt: ctx.now() };
      const [made] = await tx
        .insert(vendorInvoices)
        .values({ id, requestKey, ...columns, ...times })
        .onConflictDoNothing()
        .returning();
      const row = made ?? (await ofKey(tx, requestKey, { ...written, ...sentFile(file) }));
      if (!row) throw new Error('The invoice was not written');
      if (!made) return { row, change: 'none' };
      await writeAudit(ctx, tx, {
        action: 'vendor_invoice.created',
        entity: 'vendor_invoice',
        entityId: id,
        after: audited(columns),
      });
      return { row, change: 'created' };
    }),
  );
  return viewVendorInvoice(ctx.db, eq(vendorInvoices.id, row.id));
}

/** The invoice that this form made before, of the same values. Throws `changed_meanwhile` for others. */
async function ofKey(
  tx: Transaction,
  requestKey: string | null,
  sent: Partial<VendorInvoiceRow>,
): Promise<VendorInvoiceRow | undefined> {
  if (requestKey === null) return undefined;
  const [row] = await tx.select().from(vendorInvoices).where(eq(vendorInvoices.requestKey, requestKey));
  if (row) refuseOtherContent(row, sent);
  return row;
}
