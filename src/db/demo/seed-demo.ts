import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  cruises,
  destinations,
  itineraries,
  packages,
  pilgrimages,
  testimonials,
} from '#app/db/schema/content.ts';
import type * as schema from '#app/db/schema/index.ts';
import { expenses, recurringExpenses, suppliers, vendorInvoices } from '#app/db/schema/purchases.ts';
import { settings } from '#app/db/schema/settings.ts';
import { DEMO_AGENCY } from './agency.ts';
import { purchaseRows } from './purchase-rows.ts';
import { demoRows } from './rows.ts';

/** The settings section that says that the demo content was put in once; staff who delete it do not get it back. */
const MARKER = 'demo';

/**
 * Puts in the demo content at the first start, in one transaction: only when it was never put in and there is no
 * content at all. Any number of processes may call it at once. Returns whether it did.
 */
export async function seedDemo(db: NodePgDatabase<typeof schema>, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [marked] = await tx
      .insert(settings)
      .values({ section: MARKER, value: { seededAt: now.toISOString() }, updatedAt: now })
      .onConflictDoNothing()
      .returning({ section: settings.section });
    if (!marked) return false;
    const { rows } = await tx.execute(sql`select 1 where
      exists (select from ${destinations}) or exists (select from ${packages}) or
      exists (select from ${cruises}) or exists (select from ${pilgrimages}) or
      exists (select from ${testimonials})`);
    if (rows.length > 0) return false;
    const content = demoRows(now);
    await tx.insert(destinations).values(content.destinations);
    await tx.insert(packages).values(content.packages);
    await tx.insert(cruises).values(content.cruises);
    await tx.insert(pilgrimages).values(content.pilgrimages);
    await tx.insert(testimonials).values(content.testimonials);
    await tx.insert(itineraries).values(content.itineraries);
    const purchases = purchaseRows(now);
    await tx.insert(suppliers).values(purchases.suppliers);
    await tx.insert(vendorInvoices).values(purchases.vendorInvoices);
    await tx.insert(recurringExpenses).values(purchases.recurringExpenses);
    await tx.insert(expenses).values(purchases.expenses);
    await tx
      .insert(settings)
      .values(DEMO_AGENCY.map((one) => ({ ...one, updatedAt: now })))
      .onConflictDoNothing();
    return true;
  });
}
