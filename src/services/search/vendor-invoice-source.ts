import { desc } from 'drizzle-orm';
import { vendorInvoices } from '#app/db/schema/purchases.ts';
import { formatMoney } from '#app/domain/money.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { VENDOR_INVOICE_STATUS_NAMES } from '#app/domain/purchases.ts';
import { findVendorInvoices } from '#app/services/vendor-invoices/vendor-invoice-filter.ts';
import { inOneLine, type SearchSource } from './search-source.ts';

export const vendorInvoiceSource: SearchSource = {
  kind: 'vendor_invoice',
  permission: 'purchases.view',
  async find(ctx, patterns, limit) {
    const { id, vendorName, invoiceNumber, invoiceDate, totalAmount, currency, status } = vendorInvoices;
    const rows = await ctx.db
      .select({ id, vendorName, invoiceNumber, invoiceDate, totalAmount, currency, status })
      .from(vendorInvoices)
      .where(await findVendorInvoices(ctx, patterns))
      .orderBy(desc(invoiceDate), desc(vendorInvoices.createdAt), desc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.vendorName,
      detail: inOneLine(
        row.invoiceNumber,
        formatDate(row.invoiceDate),
        formatMoney(row.totalAmount, row.currency),
        VENDOR_INVOICE_STATUS_NAMES[row.status],
      ),
    }));
  },
};
