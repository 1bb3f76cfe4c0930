import { CUSTOMER_LISTS } from '#app/domain/customer.ts';
import { filledDatabase, LARGE } from './filled-database.ts';
import { type ListTurn, measureLists } from './list-turns.ts';
import type { Part } from './part.ts';

/** Of what the bare server reaches. Source: issue 7. */
const LEAST = 0.25;

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
    what: 'search for two letters',
    path: '/customers?q=ra&limit=25',
    sql: `${found('%ra%')} ${newest}`,
  },
  {
    what: 'search for two letters that nobody has',
    path: '/customers?q=zq&limit=25',
    sql: `${found('%zq%')} ${newest}`,
  },
  {
    what: 'sorted by the next follow-up',
    path: '/customers?customer_list=hot_list&sort=next_follow_up_date&limit=25',
    sql: `select * from customers where customer_list = 'hot_list' order by next_follow_up_date, created_at, id limit 25`,
  },
  {
    what: 'near names, while one is typed',
    path: '/customers/duplicates?name=Ananya%20Ragavan%204711',
    sql: `select * from customers where 'Ananya Ragavan 4711' <% ${TEXT} order by updated_at desc limit 50`,
  },
  {
    what: 'counts over the lists',
    path: '/customers/analytics/dashboard',
    sql: 'select customer_list, count(*) from customers group by 1',
  },
];

/** Every list, search and count of the customers, over HTTP. */
export const customers: Part = {
  name: 'customers',
  async run() {
    const { app, database, records } = await filledDatabase(LARGE);
    const measured = await measureLists(app, database.pool, TURNS, LEAST);
    const count = records.customers.toLocaleString('en-IN');
    return measured.map((row) => ({ ...row, what: `${count} customers: ${row.what}` }));
  },
};
