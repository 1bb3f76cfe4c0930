import { and, eq, gte, ilike, lte, type SQL } from 'drizzle-orm';
import type { VendorInvoiceStatsQuery } from '#app/contract/vendor-invoices.ts';
import { vendorInvoices, vendorInvoiceText } from '#app/db/schema/purchases.ts';
import { wordPatterns } from '#app/domain/search-text.ts';

/** What the list and the cards over it are narrowed to alike. */
export function vendorInvoiceFilter(query: VendorInvoiceStatsQuery): SQL | undefined {
  const { q = '', currency, start_date: start, end_date: end } = query;
  const { supplier_id: supplier, package_id: trip, booking_id: booking } = query;
  return and(
    currency && eq(vendorInvoices.currency, currency),
    start ? gte(vendorInvoices.invoiceDate, start) : undefined,
    end ? lte(vendorInvoices.invoiceDate, end) : undefined,
    supplier ? eq(vendorInvoices.supplierId, supplier) : undefined,
    trip ? eq(vendorInvoices.packageId, trip) : undefined,
    booking ? eq(vendorInvoices.bookingId, booking) : undefined,
    ...wordPatterns(q).map((pattern) => ilike(vendorInvoiceText(vendorInvoices), pattern)),
  );
}
