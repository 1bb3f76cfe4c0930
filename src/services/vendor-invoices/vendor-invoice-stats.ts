import { count, sum } from 'drizzle-orm';
import type { VendorInvoiceStats, VendorInvoiceStatsQuery } from '#app/contract/vendor-invoices.ts';
import { vendorInvoices } from '#app/db/schema/purchases.ts';
import { toDecimal } from '#app/domain/money.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { cachedFigure } from '#app/services/crm/booking-figures.ts';
import { filterName, isStorableFilter } from '#app/services/crm/filter-name.ts';
import { LARGE } from '#app/services/crm/status-counts.ts';
import { vendorInvoiceFilter } from './vendor-invoice-filter.ts';

interface Part {
  status: string;
  currency: string;
  invoices: number;
  /** With GST, in minor units. */
  amount: number;
}

/** The cards over the invoices that match, or over all. Rupees and dollars are never added together. */
export async function vendorInvoiceStats(
  ctx: Ctx,
  query: VendorInvoiceStatsQuery,
): Promise<VendorInvoiceStats> {
  requirePermission(ctx, 'purchases.view');
  if (!isStorableFilter(query)) return statsOf([]);
  return cachedFigure(
    ctx,
    `stats:${filterName(ctx, 'vendor-invoices', query)}`,
    async () => statsOf(await readParts(ctx, query)),
    (stats) => stats.total_invoices > LARGE,
  );
}

async function readParts(ctx: Ctx, query: VendorInvoiceStatsQuery): Promise<Part[]> {
  return ctx.db
    .select({
      status: vendorInvoices.status,
      currency: vendorInvoices.currency,
      invoices: count(),
      amount: sum(vendorInvoices.totalAmount).mapWith(Number),
    })
    .from(vendorInvoices)
    .where(await vendorInvoiceFilter(ctx, query))
    .groupBy(vendorInvoices.status, vendorInvoices.currency);
}

function statsOf(parts: Part[]): VendorInvoiceStats {
  const total = (what: 'invoices' | 'amount', which: { status?: string; currency?: string }) =>
    parts
      .filter((part) => (which.status ?? part.status) === part.status)
      .filter((part) => (which.currency ?? part.currency) === part.currency)
      .reduce((sofar, part) => sofar + part[what], 0);
  const amount = (which: { status?: string; currency: string }) => toDecimal(total('amount', which));
  const pending = { status: 'pending' };
  return {
    total_invoices: total('invoices', {}),
    pending_invoices: total('invoices', pending),
    total_amount_inr: amount({ currency: 'INR' }),
    pending_amount_inr: amount({ ...pending, currency: 'INR' }),
    total_amount_usd: amount({ currency: 'USD' }),
    pending_amount_usd: amount({ ...pending, currency: 'USD' }),
    approved_invoices: total('invoices', { status: 'approved' }),
    inr_invoices: total('invoices', { currency: 'INR' }),
    usd_invoices: total('invoices', { currency: 'USD' }),
    pending_inr_invoices: total('invoices', { ...pending, currency: 'INR' }),
    pending_usd_invoices: total('invoices', { ...pending, currency: 'USD' }),
  };
}
