import { desc } from 'drizzle-orm';
import { suppliers } from '#app/db/schema/purchases.ts';
import { SERVICE_TYPE_NAMES } from '#app/domain/purchases.ts';
import { findSuppliers } from '#app/services/suppliers/list-suppliers.ts';
import { inOneLine, type SearchSource } from './search-source.ts';

export const supplierSource: SearchSource = {
  kind: 'supplier',
  permission: 'purchases.view',
  async find(ctx, patterns, limit) {
    const { id, supplierName, contactPerson, serviceType, status } = suppliers;
    const rows = await ctx.db
      .select({ id, supplierName, contactPerson, serviceType, status })
      .from(suppliers)
      .where(await findSuppliers(ctx, patterns))
      .orderBy(desc(suppliers.createdAt), desc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.supplierName,
      detail: inOneLine(
        SERVICE_TYPE_NAMES[row.serviceType],
        row.contactPerson,
        row.status === 'inactive' && 'Inactive',
      ),
    }));
  },
};
