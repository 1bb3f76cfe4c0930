import { count, eq, gte, sql } from 'drizzle-orm';
import type { SupplierStats } from '#app/contract/suppliers.ts';
import { suppliers } from '#app/db/schema/purchases.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { SERVICE_TYPES } from '#app/domain/purchases.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { cachedFigure } from '#app/services/crm/booking-figures.ts';
import { LARGE } from '#app/services/crm/status-counts.ts';

/** The cards over the directory, of all suppliers; the month is that of the agency. */
export async function supplierStats(ctx: Ctx): Promise<SupplierStats> {
  requirePermission(ctx, 'purchases.view');
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  return cachedFigure(
    ctx,
    `suppliers:stats:${today}`,
    () => readStats(ctx, `${today.slice(0, 8)}01`),
    (stats) => stats.total_suppliers > LARGE,
  );
}

async function readStats(ctx: Ctx, firstOfMonth: string): Promise<SupplierStats> {
  const month = sql`(${firstOfMonth}::date::timestamp at time zone ${ctx.config.timeZone})`;
  const rows = await ctx.db
    .select({
      type: suppliers.serviceType,
      total: count(),
      active: sql<number>`count(*) filter (where ${eq(suppliers.status, 'active')})`.mapWith(Number),
      added: sql<number>`count(*) filter (where ${gte(suppliers.createdAt, month)})`.mapWith(Number),
    })
    .from(suppliers)
    .groupBy(suppliers.serviceType);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const totals = new Map(rows.map(({ type, total }) => [type, total]));
  const active = sum((row) => row.active);
  return {
    total_suppliers: sum((row) => row.total),
    active_suppliers: active,
    by_service_type: Object.fromEntries(
      SERVICE_TYPES.map((type) => [type, totals.get(type) ?? 0]),
    ) as SupplierStats['by_service_type'],
    inactive_suppliers: sum((row) => row.total) - active,
    added_this_month: sum((row) => row.added),
  };
}
