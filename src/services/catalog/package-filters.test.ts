import { afterAll, beforeAll, expect, test } from 'vitest';
import { packages } from '#app/db/schema/content.ts';
import { packageFacts } from '#app/domain/package-facts.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';
import { countPackages } from './count-packages.ts';
import { fillPackageFacts } from './fill-package-facts.ts';
import { listPackages, type PackageQuery } from './list-packages.ts';

let database: TestDatabase;
const TRIPS = [
  ['Goa beaches', 'Goa', '3 Days / 2 Nights', '₹14,999', 'budget', 4.2],
  ['Goa in style', ' goa ', '6 Days / 5 Nights', '₹60,000', 'luxury', 4.9],
  ['Kerala houseboats', 'Kerala', '7 Days / 6 Nights', '₹39,999.99', 'honeymoon', null],
  ['Kerala hills', 'Kerala', '10 Days / 9 Nights', 'On request', 'family', 4.8],
  ['Ladakh by road', 'Ladakh', 'On your dates', '₹40,000', 'adventure', 4.1],
] as const;

beforeAll(async () => {
  database = await openTestDatabase();
  for (const [at, [title, destination, duration, price, packageType, rating]] of TRIPS.entries()) {
    const createdAt = new Date(Date.UTC(2027, 0, 10 - at));
    await addPackage(database.db, { title, destination, duration, price, packageType, rating, createdAt });
  }
  await addPackage(database.db, { title: 'Hidden', destination: 'Goa', status: 'draft' });
  expect(await fillPackageFacts(database)).toBe(TRIPS.length + 1);
});
afterAll(() => database.close());

const titles = async (query: Partial<PackageQuery>) =>
  (await listPackages(database, { limit: 50, offset: 0, ...query })).rows.map((row) => row.title);

test('P08 facts are worked out once, by the price rule and from the duration', async () => {
  expect(await fillPackageFacts(database)).toBe(0);
  for (const row of await database.db.select().from(packages)) {
    expect({ unitPrice: row.unitPrice, days: row.days }).toEqual(packageFacts(row));
  }
});

test.each<[Partial<PackageQuery>, string[]]>([
  [{}, ['Goa beaches', 'Goa in style', 'Kerala houseboats', 'Kerala hills', 'Ladakh by road']],
  [{ destination: 'GOA ' }, ['Goa beaches', 'Goa in style']],
  [{ type: 'family' }, ['Kerala hills']],
  [{ length: '1-3' }, ['Goa beaches']],
  [{ length: '4-6' }, ['Goa in style']],
  [{ length: '7-9' }, ['Kerala houseboats']],
  [{ length: 'from-10' }, ['Kerala hills']],
  [{ budget: 'to-20000' }, ['Goa beaches']],
  [{ budget: '20000-40000' }, ['Kerala houseboats']],
  [{ budget: '40000-60000' }, ['Ladakh by road']],
  [{ budget: 'from-60000' }, ['Goa in style']],
  [{ budget: 'enquiry' }, ['Kerala hills']],
  [{ q: 'houseboats  KERALA' }, ['Kerala houseboats']],
  [{ q: '100%' }, []],
  [{ q: 'a\u0000b' }, []],
  [
    { destination: 'Kerala', budget: 'enquiry', length: 'from-10', type: 'family', q: 'hills' },
    ['Kerala hills'],
  ],
  [{ destination: 'Goa', budget: 'enquiry' }, []],
])('P08 the filter %j shows %j', async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

test.each<[PackageQuery['sort'], string[]]>([
  ['price-low', ['Goa beaches', 'Kerala houseboats', 'Ladakh by road', 'Goa in style', 'Kerala hills']],
  ['price-high', ['Goa in style', 'Ladakh by road', 'Kerala houseboats', 'Goa beaches', 'Kerala hills']],
  ['length', ['Goa beaches', 'Goa in style', 'Kerala houseboats', 'Kerala hills', 'Ladakh by road']],
  ['rating', ['Goa in style', 'Kerala hills', 'Kerala houseboats', 'Goa beaches', 'Ladakh by road']],
])('P08 sorted by %s', async (sort, expected) => {
  expect(await titles({ sort })).toEqual(expected);
});

test('P08 each option counts what it would show, the other filters staying', async () => {
  expect(await countPackages(database, {})).toEqual({
    destination: { goa: 2, kerala: 2, ladakh: 1 },
    type: { budget: 1, luxury: 1, honeymoon: 1, family: 1, adventure: 1 },
    length: { '1-3': 1, '4-6': 1, '7-9': 1, 'from-10': 1 },
    budget: { 'to-20000': 1, '20000-40000': 1, '40000-60000': 1, 'from-60000': 1, enquiry: 1 },
  });
  expect(await countPackages(database, { destination: 'kerala', budget: 'enquiry' })).toEqual({
    destination: { kerala: 1 },
    type: { family: 1 },
    length: { 'from-10': 1 },
    budget: { '20000-40000': 1, enquiry: 1 },
  });
});
