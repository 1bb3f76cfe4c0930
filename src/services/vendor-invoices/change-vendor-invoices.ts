import { eq, inArray } from 'drizzle-orm';
import type { VendorInvoiceBulk, VendorInvoiceBulkAnswer } from '#app/contract/vendor-invoices.ts';
import { vendorInvoices } from '#app/db/schema/purchases.ts';
import {
  VENDOR_INVOICE_STATUS_NAMES,
  VENDOR_INVOICE_STATUSES,
  type VendorInvoiceStatus,
} from '#app/domain/purchases.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { recordChanged } from '#app/services/events/record-changed.ts';
import { changedDraft, draftColumns } from './vendor-invoice-draft.ts';
import { CHANGED_MEANWHILE, noVendorInvoice, type VendorInvoiceRow } from './vendor-invoice-row.ts';

/**
 * Moves many invoices to a status in one transaction; `paid` with how and when, the same for all. What cannot go there is
 * left as it is and answered with its reason.
 */
export async function changeVendorInvoices(
  ctx: Ctx,
  input: VendorInvoiceBulk,
): Promise<VendorInvoiceBulkAnswer> {
  requirePermission(ctx, 'purchases.edit');
  const versions = new Map(input.invoices.map(({ id, version }) => [id, version]));
  return recordChanged(
    ctx,
    async (tx) => {
      const answer: VendorInvoiceBulkAnswer = { changed: [], skipped: [] };
      // In one order, so that two of these at once wait for each other and never for ever.
      const rows = await tx
        .select()
        .from(vendorInvoices)
        .where(inArray(vendorInvoices.id, [...versions.keys()].filter(isStorable)))
        .orderBy(vendorInvoices.id)
        .for('update');
      for (const row of rows) {
        const reason = whyNot(row, input.status, versions.get(row.id));
        const name = `${row.invoiceNumber} of ${row.vendorName}`;
        if (reason !== null) answer.skipped.push({ id: row.id, name, reason });
        else answer.changed.push(await writeStatus(ctx, tx, row, input));
      }
      const found = new Set(rows.map((row) => row.id));
      for (const id of versions.keys())
        if (!found.has(id)) answer.skipped.push({ id, name: '', reason: noVendorInvoice().message });
      return answer;
    },
    ({ changed }) => (changed.length > 0 ? { topic: 'vendor_invoices', id: null, change: 'changed' } : null),
  );
}

/** Null when it may go there. */
function whyNot(row: VendorInvoiceRow, to: VendorInvoiceStatus, version: number | undefined): string | null {
  if (version !== undefined) return version === row.version ? null : CHANGED_MEANWHILE;
  const step = (status: VendorInvoiceStatus) => VENDOR_INVOICE_STATUSES.indexOf(status);
  if (step(row.status) < step(to)) return null;
  return `It is ${VENDOR_INVOICE_STATUS_NAMES[row.status].toLowerCase()} already.`;
}

async function writeStatus(
  ctx: Ctx,
  tx: Transaction,
  before: VendorInvoiceRow,
  { status, payment_mode = null, payment_date = null }: VendorInvoiceBulk,
): Promise<VendorInvoiceBulkAnswer['changed'][number]> {
  const { paymentMode, paymentDate } = draftColumns(
    changedDraft(before, { status, payment_mode, payment_date }),
  );
  const columns = { status, paymentMode, paymentDate };
  const version = before.version + 1;
  await tx
    .update(vendorInvoices)
    .set({ ...columns, version, updatedAt: ctx.now() })
    .where(eq(vendorInvoices.id, before.id));
  const changed = changedFields({ ...before }, columns);
  if (changed)
    await writeAudit(ctx, tx, {
      action: 'vendor_invoice.updated',
      entity: 'vendor_invoice',
      entityId: before.id,
      ...changed,
    });
  return {
    id: before.id,
    status: before.status,
    payment_mode: before.paymentMode,
    payment_date: before.paymentDate,
    version,
  };
}
