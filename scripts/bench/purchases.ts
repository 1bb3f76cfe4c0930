import { filledDatabase, LARGE } from './filled-database.ts';
import { type ListTurn, measureLists } from './list-turns.ts';
import { purchasesOf } from './many-purchases.ts';
import type { Part } from './part.ts';

/** Of what the bare server reaches. */
const LEAST = 0.25;

const SUPPLIER = `(supplier_name || E'\\n' || contact_person || E'\\n' || phone || E'\\n' || email || E'\\n' || gst_number || E'\\n' || city)`;
const INVOICE = `(vendor_name || E'\\n' || invoice_number || E'\\n' || linked_package_name)`;
const EXPENSE = `(description || E'\\n' || supplier_name || E'\\n' || department || E'\\n' || invoice_reference)`;
const byName = 'order by lower(supplier_name), id limit 25';
const byInvoiceDate = 'order by invoice_date desc, created_at desc, id desc limit 25';
const byExpenseDate = 'order by expense_date desc, created_at desc, id desc limit 25';

const SUPPLIERS: ListTurn[] = [
  { what: 'by name', path: '/suppliers?limit=25', sql: `select * from suppliers ${byName}` },
  {
    what: 'of a service',
    path: '/suppliers?service_type=hotel&limit=25',
    sql: `select * from suppliers where service_type = 'hotel' ${byName}`,
  },
  {
    what: 'search, part of a name',
    path: '/suppliers?q=retreat%2047&limit=25',
    sql: `select * from suppliers where ${SUPPLIER} ilike '%retreat%' and ${SUPPLIER} ilike '%47%' ${byName}`,
  },
  {
    what: 'search for a phone',
    path: '/suppliers?q=98200%2004711&limit=25',
    sql: `select * from suppliers where ${SUPPLIER} ilike '%98200%' and ${SUPPLIER} ilike '%04711%' ${byName}`,
  },
  {
    what: 'cards',
    path: '/suppliers/stats/summary',
    sql: `select service_type, count(*), count(*) filter (where status = 'active') from suppliers group by 1`,
  },
];

const INVOICES: ListTurn[] = [
  {
    what: 'newest',
    path: '/vendors/invoices?limit=25',
    sql: `select * from vendor_invoices ${byInvoiceDate}`,
  },
  {
    what: 'pending',
    path: '/vendors/invoices?status=pending&limit=25',
    sql: `select * from vendor_invoices where status = 'pending' ${byInvoiceDate}`,
  },
  {
    what: 'the largest',
    path: '/vendors/invoices?sort=-total&limit=25',
    sql: 'select * from vendor_invoices order by total_amount desc, created_at desc, id desc limit 25',
  },
  {
    what: 'search for a number',
    path: '/vendors/invoices?q=V/4711&limit=25',
    sql: `select * from vendor_invoices where ${INVOICE} ilike '%V/4711%' ${byInvoiceDate}`,
  },
  {
    what: 'cards of a month',
    path: '/vendors/invoices/summary/stats?start_date=2026-11-01&end_date=2026-11-30',
    sql: `select status, currency, count(*), sum(total_amount) from vendor_invoices
      where invoice_date between '2026-11-01' and '2026-11-30' group by 1, 2`,
  },
];

const EXPENSES: ListTurn[] = [
  { what: 'newest', path: '/expenses?limit=25', sql: `select * from expenses ${byExpenseDate}` },
  {
    what: 'of a category',
    path: '/expenses?category=rent&limit=25',
    sql: `select * from expenses where category = 'rent' ${byExpenseDate}`,
  },
  {
    what: 'search, a word and a number',
    path: '/expenses?q=supplier%20471&limit=25',
    sql: `select * from expenses where ${EXPENSE} ilike '%supplier%' and ${EXPENSE} ilike '%471%' ${byExpenseDate}`,
  },
  {
    what: 'cards',
    path: '/expenses/stats',
    sql: 'select currency, count(*), sum(amount) from expenses group by 1',
  },
];

/** Lists, searches and cards of what the agency buys, over HTTP. */
export const purchases: Part = {
  name: 'purchases',
  async run() {
    const { app, database } = await filledDatabase(LARGE);
    const of = purchasesOf(LARGE.bookings);
    const named = (count: number, what: string, turns: ListTurn[]) =>
      turns.map((turn) => ({ ...turn, what: `${count.toLocaleString('en-IN')} ${what}: ${turn.what}` }));
    const turns = [
      ...named(of.suppliers, 'suppliers', SUPPLIERS),
      ...named(of.invoices, 'vendor invoices', INVOICES),
      ...named(of.expenses, 'expenses', EXPENSES),
    ];
    return await measureLists(app, database.pool, turns, LEAST);
  },
};
