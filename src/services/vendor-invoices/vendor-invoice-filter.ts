import { and, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { VendorInvoiceStatsQuery } from '#app/contract/vendor-invoices.ts';
import { vendorInvoices, vendorInvoiceText } from '#app/db/schema/purchases.ts';
import { wordPatterns } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { matching, type Searched } from '#app/services/search/matching.ts';

/** How vendors' invoices are searched. */
export const VENDOR_INVOICE_SEARCH: Searched = {
  table: vendorInvoices,
  id: vendorInvoices.id,
  text: vendorInvoiceText(vendorInvoices),
  newest: vendorInvoices.invoiceDate,
};

/** The condition of vendors' invoices that hold all the patterns. */
export function findVendorInvoices(ctx: Pick<Ctx, 'db'>, patterns: string[]): Promise<SQL | undefined> {
  return matching(ctx, VENDOR_INVOICE_SEARCH, patterns);
}

/** What the list and the cards over it are narrowed to alike. */
export async function vendorInvoiceFilter(
  ctx: Pick<Ctx, 'db'>,
  query: VendorInvoiceStatsQuery,
): Promise<SQL | undefined> {
  const { q = '', currency, start_date: start, end_date: end } = query;
  const { supplier_id: supplier, package_id: trip, booking_id: booking } = query;
  return and(
    currency && eq(vendorInvoices.currency, currency),
    start ? gte(vendorInvoices.invoiceDate, start) : undefined,
    end ? lte(vendorInvoices.invoiceDate, end) : undefined,
    supplier ? eq(vendorInvoices.supplierId, supplier) : undefined,
    trip ? eq(vendorInvoices.packageId, trip) : undefined,
    booking ? eq(vendorInvoices.bookingId, booking) : undefined,
    await findVendorInvoices(ctx, wordPatterns(q)),
  );
}
