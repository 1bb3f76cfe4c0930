import { cruises, packages, pilgrimages } from '#app/db/schema/content.ts';
import { newId } from '#app/domain/ids.ts';
import type { Queryable } from '#app/services/context.ts';

/** A published package at ₹45,999 unless told otherwise. */
export async function addPackage(db: Queryable, values: Partial<typeof packages.$inferInsert> = {}) {
  const id = newId('pkg');
  const row = {
    id,
    slug: id,
    title: 'Kashmir Great Lakes & Houseboats',
    destination: 'Kashmir',
    duration: '6 Days / 5 Nights',
    price: '₹45,999',
    ...values,
  };
  await db.insert(packages).values(row);
  return row;
}

export async function addCruise(db: Queryable, values: Partial<typeof cruises.$inferInsert> = {}) {
  const id = newId('cru');
  const row = { id, slug: id, title: 'Lakshadweep Cruise', price: '₹32,500', ...values };
  await db.insert(cruises).values(row);
  return row;
}

export async function addPilgrimage(db: Queryable, values: Partial<typeof pilgrimages.$inferInsert> = {}) {
  const id = newId('pil');
  const row = {
    id,
    slug: id,
    title: 'Char Dham Yatra',
    location: 'Uttarakhand',
    price: '₹28,999',
    ...values,
  };
  await db.insert(pilgrimages).values(row);
  return row;
}
