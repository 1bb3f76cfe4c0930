import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { MAX_ROWS, type Page } from '#app/contract/list-query.ts';
import type { Supplier, SupplierQuery } from '#app/contract/suppliers.ts';
import { suppliers, supplierText } from '#app/db/schema/purchases.ts';
import { wordPatterns } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { filterName, isPlain, isStorableFilter } from '#app/services/crm/filter-name.ts';
import { pageTotal } from '#app/services/crm/page-total.ts';
import { matching, type Searched, searchReach } from '#app/services/search/matching.ts';
import { supplierStats } from './supplier-stats.ts';
import { supplierView } from './supplier-view.ts';

/** How suppliers are searched. */
export const SUPPLIER_SEARCH: Searched = {
  table: suppliers,
  id: suppliers.id,
  text: supplierText(suppliers),
  newest: suppliers.createdAt,
};

/** The condition of suppliers that hold all the patterns. */
export function findSuppliers(ctx: Pick<Ctx, 'db'>, patterns: string[]): Promise<SQL | undefined> {
  return matching(ctx, SUPPLIER_SEARCH, patterns);
}

/** Suppliers by name; `q` is found in name, contact, phone, e-mail, GST number and city, every word of it. */
export async function listSuppliers(ctx: Ctx, query: SupplierQuery): Promise<Page<Supplier>> {
  requirePermission(ctx, 'purchases.view');
  if (!isStorableFilter(query)) return { rows: [], total: 0 };
  const { limit = MAX_ROWS, offset = 0, sort = 'name', ...filter } = query;
  const { q = '', id, service_type, status } = filter;
  const patterns = wordPatterns(q);
  const where = and(
    id ? eq(suppliers.id, id) : undefined,
    service_type && eq(suppliers.serviceType, service_type),
    status && eq(suppliers.status, status),
    await findSuppliers(ctx, patterns),
  );
  const way = sort === 'name' ? asc : desc;
  const rows = await ctx.db
    .select()
    .from(suppliers)
    .where(where)
    .orderBy(way(sql`lower(${suppliers.supplierName})`), way(suppliers.id))
    .limit(limit)
    .offset(offset);
  const total = await pageTotal(ctx, {
    name: filterName(ctx, 'suppliers', filter),
    table: suppliers,
    where,
    page: { rows: rows.length, limit, offset },
    plain: isPlain(filter) ? () => statusTotals(ctx) : null,
    status,
    isSearch: q !== '',
  });
  const reach = await searchReach(ctx, SUPPLIER_SEARCH, patterns);
  return { rows: rows.map(supplierView), ...total, ...reach };
}

async function statusTotals(ctx: Ctx) {
  const { active_suppliers: active, inactive_suppliers: inactive } = await supplierStats(ctx);
  return { active, inactive };
}
