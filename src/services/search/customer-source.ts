import { desc } from 'drizzle-orm';
import { customers } from '#app/db/schema/customers.ts';
import { CUSTOMER_LIST_NAMES } from '#app/domain/customer.ts';
import { findCustomers } from '#app/services/customers/customer-filter.ts';
import { inOneLine, type SearchSource } from './search-source.ts';

export const customerSource: SearchSource = {
  kind: 'customer',
  permission: 'customers.view',
  async find(ctx, patterns, limit) {
    const { id, name, email, phone, customerList } = customers;
    const rows = await ctx.db
      .select({ id, name, email, phone, customerList })
      .from(customers)
      .where(await findCustomers(ctx, patterns))
      .orderBy(desc(customers.createdAt), desc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      detail: inOneLine(CUSTOMER_LIST_NAMES[row.customerList], row.phone, row.email),
    }));
  },
};
