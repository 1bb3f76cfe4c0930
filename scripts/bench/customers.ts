import { CUSTOMER_LISTS, LEAD_SOURCES, TRAVEL_INTERESTS } from '#app/domain/customer.ts';
import type { Ctx } from '#app/services/context.ts';
import { insertCustomers, type NewCustomer } from '#app/services/customers/insert-customers.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { openTestDatabase } from '#tests/support/test-db.ts';
import { type ListTurn, measureLists } from './list-turns.ts';
import type { Part } from './part.ts';

const CUSTOMERS = Number(process.env.BENCH_CUSTOMERS ?? 100_000);
const AT_ONCE = 10_000;
/** Of what the bare server reaches. Source: issue 7. */
const LEAST = 0.25;

const FIRST = ['Ananya', 'Divya', 'Imran', 'Nisha', 'Ranjit', 'Tanvi', 'Mathew', 'Farah', 'Sunil', 'Reshma'];
const LAST = [
  'Raghavan',
  'Menon',
  'Qureshi',
  'Pawar',
  'Gill',
  'Rathod',
  'Kurian',
  'Naqvi',
  'Jangid',
  'Kulkarni',
];
const CITIES = ['Kochi', 'Pune', 'Jaipur', 'Solan', 'Surat'];

const TEXT = `(name || E'\\n' || email || E'\\n' || phone)`;
const found = (pattern: string) => `select * from customers where ${TEXT} ilike '${pattern}'`;
const newest = 'order by created_at desc, id desc limit 25';

export const TURNS: ListTurn[] = [
  ...CUSTOMER_LISTS.map((list) => ({
    what: `list ${list}`,
    path: `/customers?customer_list=${list}&limit=25`,
    sql: `select * from customers where customer_list = '${list}' ${newest}`,
  })),
  {
    what: 'list by lead score',
    path: '/customers?customer_list=hot_list&sort=-lead_score&limit=25',
    sql: `select * from customers where customer_list = 'hot_list' order by lead_score desc, created_at desc, id desc limit 25`,
  },
  {
    what: 'search, part of a name',
    path: '/customers?q=raghavan%2077&limit=25',
    sql: `${found('%raghavan%')} and ${TEXT} ilike '%77%' ${newest}`,
  },
  {
    what: 'search, part of an e-mail',
    path: '/customers?q=guest-4711&limit=25',
    sql: `${found('%guest-4711%')} ${newest}`,
  },
  {
    what: 'search, part of a phone',
    path: '/customers?q=9800047&limit=25',
    sql: `${found('%9800047%')} ${newest}`,
  },
  {
    what: 'counts over the lists',
    path: '/customers/analytics/dashboard',
    sql: 'select customer_list, count(*) from customers group by 1',
  },
];

/** Every list, search and count with 100,000 customers, over HTTP. */
export const customers: Part = {
  name: 'customers',
  async run() {
    const database = await openTestDatabase();
    const app = await createTestApp({ database });
    try {
      await addCustomers(app.ctx, CUSTOMERS);
      await database.pool.query('vacuum analyze customers');
      const measured = await measureLists(app, database.pool, TURNS, LEAST);
      const count = CUSTOMERS.toLocaleString('en-IN');
      return measured.map((row) => ({ ...row, what: `${count} customers: ${row.what}` }));
    } finally {
      await app.close();
    }
  },
};

/** With the product's own insert, in pieces. */
export async function addCustomers(ctx: Ctx, count: number): Promise<void> {
  for (let at = 0; at < count; at += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, row) => person(at + row));
    await ctx.db.transaction((tx) => insertCustomers(ctx, tx, rows));
  }
}

function person(at: number): NewCustomer {
  const pick = <One>(list: readonly One[], step: number): One => {
    const one = list[Math.floor(at / step) % list.length];
    if (one === undefined) throw new Error('Nothing to pick from.');
    return one;
  };
  return {
    name: `${pick(FIRST, 1)} ${pick(LAST, 10)} ${at}`,
    email: `guest-${at}@example.in`,
    phone: `+9198${String(at).padStart(8, '0')}`,
    country: 'India',
    city: pick(CITIES, 3),
    customerList: pick(CUSTOMER_LISTS, 7),
    leadSource: pick(LEAD_SOURCES, 11),
    travelInterests: [pick(TRAVEL_INTERESTS, 13)],
    preferredDestination: 'Kashmir',
    notes: 'Travels with parents, prefers window seats.',
  };
}
