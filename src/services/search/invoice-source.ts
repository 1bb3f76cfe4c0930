import { desc } from 'drizzle-orm';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { formatMoney } from '#app/domain/money.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { findCustomerInvoices } from '#app/services/customer-invoices/list-customer-invoices.ts';
import { inOneLine, type SearchSource } from './search-source.ts';

export const customerInvoiceSource: SearchSource = {
  kind: 'customer_invoice',
  permission: 'accounts.view',
  async find(ctx, patterns, limit) {
    const { id, number, customerName, invoiceDate, totalAmount, currency } = customerInvoices;
    const rows = await ctx.db
      .select({ id, number, customerName, invoiceDate, totalAmount, currency })
      .from(customerInvoices)
      .where(await findCustomerInvoices(ctx, patterns))
      .orderBy(desc(customerInvoices.invoiceDate), desc(customerInvoices.createdAt), desc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.customerName,
      detail: inOneLine(row.number, formatDate(row.invoiceDate), formatMoney(row.totalAmount, row.currency)),
    }));
  },
};
