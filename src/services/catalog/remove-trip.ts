import { and, eq, getTableName, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { itineraries } from '#app/db/schema/content.ts';
import { vendorInvoices } from '#app/db/schema/purchases.ts';
import { slugRedirects } from '#app/db/schema/slug-redirects.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { firstFreeSlug, slugify } from '#app/domain/slug.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { keepDeleted, rowsAsJson, takeDeleted } from './deleted-items.ts';
import { putBackRow } from './put-back-row.ts';
import { claimSlug, forgetSlugs } from './slug-redirects.ts';
import { takenSlugs } from './taken-slugs.ts';
import { TRIP_TABLES, type TripKind } from './trip-tables.ts';

const rows = z.array(z.record(z.string(), z.unknown()));
const ids = z.array(z.string()).default([]);

/** More than will ever meet on one title at the same moment. */
const TRIES = 20;

interface Trip {
  kind: TripKind;
  id: string;
}

/** Takes a trip and its itinerary away, so that they can come back for 30 days; false when there is no such trip. */
export async function removeTrip(ctx: Ctx, tx: Transaction, { kind, id }: Trip): Promise<boolean> {
  if (!isStorable(id)) return false;
  const table = TRIP_TABLES[kind];
  const [row] = await rowsAsJson(tx, table, eq(table.id, id), 'for update');
  if (!row) return false;
  await keepDeleted(ctx, tx, {
    id,
    entity: kind,
    title: String(row.title),
    data: {
      [getTableName(table)]: [row],
      itineraries: await rowsAsJson(tx, itineraries, eq(itineraries.itemId, id)),
      slug_redirects: await rowsAsJson(tx, slugRedirects, eq(slugRedirects.itemId, id)),
      bills: await linkedBills(tx, id),
    },
  });
  await tx.delete(table).where(eq(table.id, id));
  await tx.delete(itineraries).where(eq(itineraries.itemId, id));
  await forgetSlugs(tx, id);
  await writeAudit(ctx, tx, { action: `${kind}.deleted`, entity: kind, entityId: id, before: named(row) });
  return true;
}

/** Brings it back as it was, under the next free address where its own has a new owner; false: it is gone for good. */
export async function bringBackTrip(ctx: Ctx, tx: Transaction, { kind, id }: Trip): Promise<boolean> {
  const data = isStorable(id) ? await takeDeleted(tx, kind, id) : null;
  if (!data) return false;
  const table = TRIP_TABLES[kind];
  const [kept] = rows.min(1).parse(data[getTableName(table)]);
  const row = { ...kept, updated_at: ctx.now().toISOString() };
  const slug = await putBack(tx, kind, row);
  for (const plan of rows.parse(data.itineraries)) await putBackRow(tx, itineraries, plan, 'item_id');
  for (const way of rows.parse(data.slug_redirects)) {
    await tx
      .insert(slugRedirects)
      .values({ kind, slug: String(way.slug), itemId: id, createdAt: ctx.now() })
      .onConflictDoNothing();
  }
  await linkBills(tx, id, ids.parse(data.bills));
  const after = named({ ...row, slug });
  await writeAudit(ctx, tx, { action: `${kind}.restored`, entity: kind, entityId: id, after });
  return true;
}

/** Vendors' invoices that name the trip: they lose it with the trip. */
async function linkedBills(tx: Transaction, id: string): Promise<string[]> {
  const bills = await tx
    .select({ id: vendorInvoices.id })
    .from(vendorInvoices)
    .where(eq(vendorInvoices.packageId, id));
  return bills.map((bill) => bill.id);
}

/** One that was linked to another trip meanwhile stays there. */
async function linkBills(tx: Transaction, id: string, bills: string[]): Promise<void> {
  await tx
    .update(vendorInvoices)
    .set({ packageId: id })
    .where(and(inArray(vendorInvoices.id, bills), isNull(vendorInvoices.packageId)));
}

async function putBack(tx: Transaction, kind: TripKind, row: Record<string, unknown>): Promise<string> {
  const base = slugify(String(row.title), kind);
  let slug = String(row.slug);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (await putBackRow(tx, TRIP_TABLES[kind], { ...row, slug }, 'slug')) {
      await claimSlug(tx, kind, slug);
      return slug;
    }
    slug = firstFreeSlug(base, await takenSlugs(tx, kind, base));
  }
  throw new Error(`No free slug for ${base}`);
}

/** What the audit log keeps of it. */
function named({ title, slug, price, status }: Record<string, unknown>): Record<string, unknown> {
  return { title, slug, price, status };
}
