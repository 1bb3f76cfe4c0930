import type pg from 'pg';
import { CUSTOMER_LISTS, LEAD_SOURCES, TRAVEL_INTERESTS } from '#app/domain/customer.ts';
import type { Ctx } from '#app/services/context.ts';
import { insertCustomers, type NewCustomer } from '#app/services/customers/insert-customers.ts';
import { withoutIndexes } from './without-indexes.ts';

const AT_ONCE = 10_000;

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

/** Customers of every list, source and interest, by the product's own insert. */
export async function insertManyCustomers(ctx: Ctx, pool: pg.Pool, count: number): Promise<void> {
  await withoutIndexes(pool, ['customers'], async () => {
    for (let at = 0; at < count; at += AT_ONCE) {
      const rows = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, row) => person(at + row));
      await ctx.db.transaction((tx) => insertCustomers(ctx, tx, rows));
    }
  });
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
