import { and, asc, desc, eq } from 'drizzle-orm';
import { MAX_ROWS, type Page } from '#app/contract/list-query.ts';
import type { VendorInvoice, VendorInvoiceQuery } from '#app/contract/vendor-invoices.ts';
import { vendorInvoices } from '#app/db/schema/purchases.ts';
import { isStorable, wordPatterns } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { filterName, isPlain, isStorableFilter } from '#app/services/crm/filter-name.ts';
import { pageTotal } from '#app/services/crm/page-total.ts';
import { searchReach } from '#app/services/search/matching.ts';
import { VENDOR_INVOICE_SEARCH, vendorInvoiceFilter } from './vendor-invoice-filter.ts';
import { noVendorInvoice } from './vendor-invoice-row.ts';
import { vendorInvoiceStats } from './vendor-invoice-stats.ts';
import { selectVendorInvoices, vendorInvoiceView, viewVendorInvoice } from './vendor-invoice-view.ts';

/** Each in an order that an index has. */
const ORDERS = {
  date: [vendorInvoices.invoiceDate, vendorInvoices.createdAt, vendorInvoices.id],
  vendor: [vendorInvoices.vendorKey, vendorInvoices.numberKey, vendorInvoices.financialYear],
  total: [vendorInvoices.totalAmount, vendorInvoices.createdAt, vendorInvoices.id],
} as const;

/** Vendors' invoices, newest date first unless asked otherwise; `q` is found in vendor, number and linked package. */
export async function listVendorInvoices(ctx: Ctx, query: VendorInvoiceQuery): Promise<Page<VendorInvoice>> {
  requirePermission(ctx, 'purchases.view');
  if (!isStorableFilter(query)) return { rows: [], total: 0 };
  const { limit = MAX_ROWS, offset = 0, sort = '-date', ...filter } = query;
  const where = and(
    await vendorInvoiceFilter(ctx, filter),
    filter.id ? eq(vendorInvoices.id, filter.id) : undefined,
    filter.status && eq(vendorInvoices.status, filter.status),
  );
  const way = sort.startsWith('-') ? desc : asc;
  const rows = await selectVendorInvoices(ctx.db)
    .where(where)
    .orderBy(...ORDERS[sort.replace('-', '') as keyof typeof ORDERS].map((column) => way(column)))
    .limit(limit)
    .offset(offset);
  const total = await pageTotal(ctx, {
    name: filterName(ctx, 'vendor-invoices', filter),
    table: vendorInvoices,
    where,
    page: { rows: rows.length, limit, offset },
    plain: isPlain(filter) ? () => statusTotals(ctx) : null,
    status: filter.status,
    isSearch: Boolean(filter.q),
  });
  const reach = await searchReach(ctx, VENDOR_INVOICE_SEARCH, wordPatterns(filter.q ?? ''));
  return { rows: rows.map(vendorInvoiceView), ...total, ...reach };
}

/** One invoice. Throws `not_found`. */
export async function findVendorInvoice(ctx: Ctx, { id }: { id: string }): Promise<VendorInvoice> {
  requirePermission(ctx, 'purchases.view');
  if (!isStorable(id)) throw noVendorInvoice();
  return viewVendorInvoice(ctx.db, eq(vendorInvoices.id, id));
}

async function statusTotals(ctx: Ctx) {
  const {
    total_invoices: all,
    pending_invoices: pending,
    approved_invoices: approved,
  } = await vendorInvoiceStats(ctx, {});
  return { pending, approved, paid: all - pending - approved };
}
