import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cruises,
  destinations,
  itineraries,
  packages,
  pilgrimages,
  testimonials,
} from '#app/db/schema/content.ts';
import { settings } from '#app/db/schema/settings.ts';
import { gstinProblem } from '#app/domain/gst/gstin.ts';
import { sellingPrice } from '#app/domain/selling-price.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';
import { purchaseRows } from './purchase-rows.ts';
import { demoRows } from './rows.ts';
import { seedDemo } from './seed-demo.ts';

const now = new Date('2026-11-27T06:00:00Z');
const content = demoRows(now);
const days = (duration: string) => Number(/^(\d+) Days \/ (\d+) Nights$/.exec(duration)?.[1]);
const trips = [...content.packages, ...content.cruises, ...content.pilgrimages];

describe('demo purchases', () => {
  const purchases = purchaseRows(now);

  it('P08 eight months of bills and expenses, none ahead of today, with suppliers and packages that are there', () => {
    const known = new Set(purchases.suppliers.map((one) => one.id));
    const sold = new Set(content.packages.map((one) => one.id));
    for (const bill of purchases.vendorInvoices) {
      expect(known.has(bill.supplierId ?? '') && bill.invoiceDate <= '2026-11-27', bill.id).toBe(true);
      expect(bill.packageId === null || sold.has(bill.packageId ?? ''), bill.id).toBe(true);
    }
    for (const one of purchases.expenses)
      expect((!one.supplierId || known.has(one.supplierId)) && one.expenseDate <= '2026-11-27', one.id).toBe(
        true,
      );
    const months = new Set(purchases.expenses.map((one) => one.expenseDate.slice(0, 7)));
    expect([...months].toSorted()).toEqual(
      Array.from({ length: 8 }, (_, at) => `2026-${String(at + 4).padStart(2, '0')}`),
    );
    expect(purchases.suppliers.filter((one) => one.gstNumber && gstinProblem(one.gstNumber))).toEqual([]);
  });

  it('goes on by itself where the last months end, on the last day of the year too', () => {
    expect(purchases.recurringExpenses.map((one) => [one.id, one.nextDate])).toEqual([
      ['rex_demo_rent', '2026-12-01'],
      ['rex_demo_shimla', '2026-12-01'],
      ['rex_demo_salaries', '2026-11-30'],
      ['rex_demo_accountant', '2027-01-15'],
    ]);
    for (const day of ['2028-02-29', '2026-12-31', '2027-03-01', '2027-01-01']) {
      const { expenses } = purchaseRows(new Date(`${day}T06:00:00Z`));
      expect(new Set(expenses.map((one) => one.id)).size, day).toBe(expenses.length);
    }
  });
});

describe('demo content', () => {
  it('P08 has the breadth of a real agency: 12 destinations, 30 packages of all six types', () => {
    expect(content.destinations.length).toBeGreaterThanOrEqual(12);
    expect(content.packages.length).toBeGreaterThanOrEqual(32);
    expect(new Set(content.packages.map((one) => one.packageType))).toEqual(
      new Set(['standard', 'luxury', 'budget', 'family', 'honeymoon', 'adventure']),
    );
    expect(content.cruises.length).toBeGreaterThanOrEqual(6);
    expect(content.pilgrimages.length).toBeGreaterThanOrEqual(8);
    expect(content.testimonials.length).toBeGreaterThanOrEqual(10);
  });

  it('UI-04 every package’s destination is a destination’s name exactly, and every destination has packages', () => {
    const names = new Set(content.destinations.map((one) => one.name));
    const used = new Set(content.packages.map((one) => one.destination));
    expect(used).toEqual(names);
  });

  it('P24 every package has an itinerary with as many days as its duration says', () => {
    const plans = new Map(content.itineraries.map((one) => [one.itemId, one]));
    for (const one of content.packages) {
      expect(plans.get(one.id)?.days?.length, one.title).toBe(days(one.duration ?? ''));
    }
    for (const one of trips) {
      const plan = plans.get(one.id);
      expect(plan?.days?.map((day) => day.day) ?? [], one.title).toEqual(
        plan ? Array.from({ length: days(one.duration ?? '') }, (_, index) => index + 1) : [],
      );
      for (const day of plan?.days ?? []) {
        const told = [day.title, day.description, day.morning, day.afternoon, day.evening, day.transport];
        expect(
          told.every((text) => text.length > 2),
          `${one.title}, day ${day.day}`,
        ).toBe(true);
        expect(day.locations.length && day.activities.length, `${one.title}, day ${day.day}`).toBeGreaterThan(
          0,
        );
      }
      for (const day of plan?.days?.slice(0, -1) ?? []) {
        expect(day.accommodation, `${one.title}, night ${day.day}`).not.toBe('');
      }
    }
  });

  it('P12 every route has stops, every gallery 3 to 5 pictures that exist', () => {
    for (const one of trips) {
      expect(one.route?.split(' → ').length, one.title).toBeGreaterThanOrEqual(3);
      expect(one.images?.length, one.title).toBeGreaterThanOrEqual(3);
      expect(one.images?.length, one.title).toBeLessThanOrEqual(5);
      expect(new Set(one.images).size, one.title).toBe(one.images?.length);
    }
    const pictures = [
      ...trips.flatMap((one) => [one.image, ...(one.images ?? [])]),
      ...content.destinations.map((one) => one.image),
    ];
    for (const picture of new Set(pictures)) expect(existsSync(`public${picture}`), picture).toBe(true);
  });

  it('PAY-09 what can be booked has a price that can be read, what is sold on enquiry has none', () => {
    for (const one of content.packages) {
      const price = sellingPrice({ price: one.price, enquiryOnly: one.enquiryOnly === true });
      expect(price === null, one.title).toBe(one.enquiryOnly);
    }
    expect(content.packages.filter((one) => one.enquiryOnly)).toHaveLength(2);
    for (const one of content.pilgrimages) {
      expect(sellingPrice({ price: one.price ?? '', enquiryOnly: false }), one.title).toBeGreaterThan(0);
    }
    const priced = content.cruises.filter((one) =>
      sellingPrice({ price: one.price ?? '', enquiryOnly: false }),
    );
    expect(priced.length).toBeGreaterThanOrEqual(2);
    expect(content.cruises.filter((one) => one.enquiryOnly).length).toBeGreaterThanOrEqual(2);
  });

  it('P04 the featured five are those of the design, in its order', () => {
    const featured = content.packages
      .filter((one) => one.featured)
      .sort((a, b) => (a.featuredPriority ?? 0) - (b.featuredPriority ?? 0));
    expect(featured.map((one) => `${one.title} ${one.price}`)).toEqual([
      'Kerala Backwaters & Tea Hills ₹29,499',
      'Ladakh: Lakes and High Passes ₹42,500',
      'Maldives Overwater Escape ₹45,999',
      'Royal Rajasthan Desert Trail ₹38,750',
      'Andaman Island Hopping ₹36,499',
    ]);
  });
});

describe('seedDemo', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('P05 fills an empty database once, however often and by however many it is called', async () => {
    const { db } = database;
    const answers = await Promise.all([seedDemo(db, now), seedDemo(db, now), seedDemo(db, now)]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    const tables = [destinations, packages, cruises, pilgrimages, testimonials, itineraries];
    const counts = await Promise.all(tables.map((table) => db.$count(table)));
    expect(counts).toEqual(
      [
        content.destinations,
        content.packages,
        content.cruises,
        content.pilgrimages,
        content.testimonials,
        content.itineraries,
      ].map((rows) => rows.length),
    );
    expect(await db.$count(packages, eq(packages.demo, false))).toBe(0);
  });

  it('P20 does not bring back what staff deleted', async () => {
    const { db } = database;
    for (const table of [itineraries, packages, cruises, pilgrimages, testimonials, destinations]) {
      await db.delete(table);
    }
    expect(await seedDemo(db, now)).toBe(false);
    expect(await db.$count(packages)).toBe(0);
  });

  it('P20 stays away from content that is already there', async () => {
    const { db } = database;
    await db.delete(settings);
    await db.insert(destinations).values({ id: 'dst_own', slug: 'own', name: 'Own' });
    expect(await seedDemo(db, now)).toBe(false);
    expect(await db.$count(destinations)).toBe(1);
  });
});
