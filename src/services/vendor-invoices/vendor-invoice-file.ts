import { eq } from 'drizzle-orm';
import { vendorInvoices } from '#app/db/schema/purchases.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { type OpenedAttachment, openAttachment } from '#app/services/attachments/open-attachment.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { noVendorInvoice } from './vendor-invoice-row.ts';

/** The file of an invoice, as it came. Throws `not_found` without one. */
export async function vendorInvoiceFile(ctx: Ctx, { id }: { id: string }): Promise<OpenedAttachment> {
  requirePermission(ctx, 'purchases.view');
  if (!isStorable(id)) throw noVendorInvoice();
  const [row] = await ctx.db.select().from(vendorInvoices).where(eq(vendorInvoices.id, id));
  if (!row) throw noVendorInvoice();
  return openAttachment(ctx, row);
}
