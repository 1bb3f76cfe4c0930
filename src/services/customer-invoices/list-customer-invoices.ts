import { and, asc, between, count, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type {
  CustomerInvoiceQuery,
  CustomerInvoiceStats,
  CustomerInvoiceView,
} from '#app/contract/customer-invoices.ts';
import { MAX_ROWS, type Page } from '#app/contract/list-query.ts';
import { customerInvoices, customerInvoiceText } from '#app/db/schema/customer-invoices.ts';
import { addDays, dateInZone, type PlainDate } from '#app/domain/plain-date.ts';
import { isStorable, wordPatterns } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { matching, type Searched, searchReach } from '#app/services/search/matching.ts';
import { toCustomerInvoiceView } from './invoice-view.ts';

const balance = sql`${customerInvoices.totalAmount} - ${customerInvoices.creditedAmount} - ${customerInvoices.paidAmount}`;

const ORDERS = {
  date: customerInvoices.invoiceDate,
  customer: sql`lower(${customerInvoices.customerName})`,
  total: customerInvoices.totalAmount,
  balance,
  number: customerInvoices.number,
} as const;

/** How customers' invoices are searched. */
export const CUSTOMER_INVOICE_SEARCH: Searched = {
  table: customerInvoices,
  id: customerInvoices.id,
  text: customerInvoiceText(customerInvoices),
  newest: customerInvoices.invoiceDate,
};

/** The condition of customers' invoices that hold all the patterns. */
export function findCustomerInvoices(ctx: Pick<Ctx, 'db'>, patterns: string[]): Promise<SQL | undefined> {
  return matching(ctx, CUSTOMER_INVOICE_SEARCH, patterns);
}

/** Invoices, newest date first unless asked otherwise. `q` is found in number, name, e-mail and phone. */
export async function listCustomerInvoices(
  ctx: Ctx,
  query: CustomerInvoiceQuery,
): Promise<Page<CustomerInvoiceView>> {
  requirePermission(ctx, 'accounts.view');
  const { limit = MAX_ROWS, offset = 0, sort = '-date' } = query;
  if (!isStorable(`${query.q ?? ''}${query.id ?? ''}`)) return { rows: [], total: 0 };
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  const patterns = wordPatterns(query.q ?? '');
  const found = await findCustomerInvoices(ctx, patterns);
  const where = and(filterOf(query, today), found);
  const descending = sort.startsWith('-');
  const order = ORDERS[(descending ? sort.slice(1) : sort) as keyof typeof ORDERS];
  const way = descending ? desc : asc;
  const [rows, counted] = await Promise.all([
    ctx.db
      .select()
      .from(customerInvoices)
      .where(where)
      .orderBy(way(order), way(customerInvoices.createdAt), way(customerInvoices.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(customerInvoices).where(where),
  ]);
  const reach = await searchReach(ctx, CUSTOMER_INVOICE_SEARCH, patterns);
  return { rows: rows.map(toCustomerInvoiceView), total: counted[0]?.total ?? 0, ...reach };
}

const OWED = and(eq(customerInvoices.status, 'issued'), sql`${balance} > 0`);

function dueFilter(due: CustomerInvoiceQuery['due'], today: PlainDate): SQL | undefined {
  if (due === 'overdue') return and(OWED, lt(customerInvoices.dueDate, today));
  if (due === 'week') return and(OWED, between(customerInvoices.dueDate, today, addDays(today, 7)));
  if (due === undefined) return undefined;
  return and(
    OWED,
    eq(customerInvoices.type, 'proforma'),
    lt(customerInvoices.invoiceDate, addDays(today, -14)),
  );
}

function filterOf(query: CustomerInvoiceQuery, today: PlainDate): SQL | undefined {
  const { id, type, status, payment_status, start_date, end_date } = query;
  return and(
    id ? eq(customerInvoices.id, id) : undefined,
    type && eq(customerInvoices.type, type),
    status && eq(customerInvoices.status, status),
    payment_status && eq(customerInvoices.paymentStatus, payment_status),
    start_date ? gte(customerInvoices.invoiceDate, start_date) : undefined,
    end_date ? lte(customerInvoices.invoiceDate, end_date) : undefined,
    dueFilter(query.due, today),
  );
}

/** Its number of the proforma series stands as replaced. Names are written out: Drizzle leaves tables' names away here. */
const WAS_PROFORMA = sql`exists (select from documents paper
  where paper.customer_invoice_id = customer_invoices.id and paper.kind = 'proforma')`;

/** The four cards, over all invoices that are not cancelled. */
export async function customerInvoiceStats(ctx: Ctx): Promise<CustomerInvoiceStats> {
  requirePermission(ctx, 'accounts.view');
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  const of = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await ctx.db
    .select({
      total_invoices: count(),
      proforma_count: of(eq(customerInvoices.type, 'proforma')),
      final_count: of(eq(customerInvoices.type, 'final')),
      pending_count: of(eq(customerInvoices.paymentStatus, 'pending')),
      became_final_count: of(sql`${customerInvoices.type} = 'final' and ${WAS_PROFORMA}`),
      settled_count: of(sql`${customerInvoices.type} = 'final' and ${balance} <= 0`),
      overdue_count: of(sql`${balance} > 0 and ${customerInvoices.dueDate} < ${today}`),
    })
    .from(customerInvoices)
    .where(eq(customerInvoices.status, 'issued'));
  if (!row) throw new Error('An aggregate without a row');
  return row;
}
