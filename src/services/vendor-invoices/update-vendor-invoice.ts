import { eq } from 'drizzle-orm';
import type { VendorInvoice, VendorInvoiceChange } from '#app/contract/vendor-invoices.ts';
import { vendorInvoices } from '#app/db/schema/purchases.ts';
import { NO_ATTACHMENT, type UploadedFile } from '#app/services/attachments/attachment.ts';
import { DOCUMENTS } from '#app/services/attachments/attachment-kind.ts';
import { withAttachment } from '#app/services/attachments/with-attachment.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { linkedRecords } from './linked-records.ts';
import { refuseDuplicate, takeNumberTurn } from './refuse-duplicate.ts';
import { vendorInvoiceChanged } from './vendor-invoice-changed.ts';
import { audited, draftColumns, linkedDraft } from './vendor-invoice-draft.ts';
import { CHANGED_MEANWHILE, lockVendorInvoice } from './vendor-invoice-row.ts';
import { viewVendorInvoice } from './vendor-invoice-view.ts';

/**
 * Changes what is given, and the file: a new one takes the old one's place. Throws `not_found`, `invalid_input`,
 * `duplicate` with a link, `changed_meanwhile`, and what a file can be refused for.
 */
export async function updateVendorInvoice(
  ctx: Ctx,
  {
    id,
    file,
    change,
  }: { id: string; file?: UploadedFile | undefined; change: Omit<VendorInvoiceChange, 'file'> },
): Promise<VendorInvoice> {
  requirePermission(ctx, 'purchases.edit');
  const { version, remove_file: removeFile, ...wanted } = change;
  await withAttachment(ctx, { file, allowed: DOCUMENTS }, (taken) =>
    vendorInvoiceChanged(ctx, async (tx) => {
      const links = await linkedRecords(tx, wanted);
      const before = await lockVendorInvoice(tx, id);
      if (version !== undefined && version !== before.version)
        throw conflict('changed_meanwhile', CHANGED_MEANWHILE);
      const draft = linkedDraft(before, wanted, links);
      const columns = { ...draftColumns(draft), ...(taken ?? (removeFile ? NO_ATTACHMENT : {})) };
      const changed = changedFields({ ...before }, columns);
      if (!changed) return { row: before, change: 'none' };
      await takeNumberTurn(tx, columns);
      await refuseDuplicate(tx, id, columns);
      const [row] = await tx
        .update(vendorInvoices)
        .set({ ...columns, version: before.version + 1, updatedAt: ctx.now() })
        .where(eq(vendorInvoices.id, id))
        .returning();
      if (!row) throw new Error('A locked invoice was not there');
      await writeAudit(ctx, tx, {
        action: 'vendor_invoice.updated',
        entity: 'vendor_invoice',
        entityId: id,
        before: audited(changed.before),
        after: audited(changed.after),
      });
      return { row, before, change: 'changed' };
    }),
  );
  return viewVendorInvoice(ctx.db, eq(vendorInvoices.id, id));
}
