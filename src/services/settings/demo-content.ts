import { and, eq, exists, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { DemoContentView } from '#app/contract/demo-content.ts';
import { DEMO_AGENCY } from '#app/db/demo/agency.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import {
  cruises,
  destinations,
  itineraries,
  packages,
  pilgrimages,
  testimonials,
} from '#app/db/schema/content.ts';
import { settings } from '#app/db/schema/settings.ts';
import { slugRedirects } from '#app/db/schema/slug-redirects.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { countDemoPurchases, removeDemoPurchases } from './demo-purchases.ts';

const TRIPS = [
  ['packages', packages, 'package'],
  ['cruises', cruises, 'cruise'],
  ['pilgrimages', pilgrimages, 'pilgrimage'],
] as const;

/** A demo trip that a booking was made for. */
function isBooked(tx: Queryable, table: (typeof TRIPS)[number][1], type: (typeof TRIPS)[number][2]): SQL {
  return exists(
    tx
      .select({ one: sql`1` })
      .from(bookings)
      .where(and(eq(bookings.itemType, type), eq(bookings.itemId, table.id))),
  );
}

/** A destination that packages which stay are in: staff's own and, with `booked`, booked demo trips. */
function hasKeptPackages(tx: Queryable, booked: boolean = true): SQL {
  return exists(
    tx
      .select({ one: sql`1` })
      .from(packages)
      .where(
        and(
          sql`lower(btrim(${packages.destination})) = lower(btrim(${destinations.name}))`,
          booked
            ? sql`(not ${packages.demo} or ${isBooked(tx, packages, 'package')})`
            : eq(packages.demo, false),
        ),
      ),
  );
}

/** What "Remove demo content" would take now, and what it would leave. */
export async function demoContent(ctx: Ctx): Promise<DemoContentView> {
  requirePermission(ctx, 'settings.edit');
  return countDemo(ctx.db);
}

async function countDemo(tx: Queryable): Promise<DemoContentView> {
  const view: DemoContentView = {
    removes: {
      packages: 0,
      destinations: 0,
      cruises: 0,
      pilgrimages: 0,
      testimonials: 0,
      itineraries: 0,
      agency: 0,
      ...(await countDemoPurchases(tx)),
    },
    keeps_booked: 0,
    keeps_destinations: 0,
    keeps_destinations_booked: 0,
  };
  for (const [name, table, type] of TRIPS) {
    const all = await tx.$count(table, eq(table.demo, true));
    const booked = await tx.$count(table, and(eq(table.demo, true), isBooked(tx, table, type)));
    view.removes[name] = all - booked;
    view.keeps_booked += booked;
  }
  const kept = await tx.$count(destinations, and(eq(destinations.demo, true), hasKeptPackages(tx)));
  const own = await tx.$count(destinations, and(eq(destinations.demo, true), hasKeptPackages(tx, false)));
  view.keeps_destinations = kept;
  view.keeps_destinations_booked = kept - own;
  view.removes.destinations = (await tx.$count(destinations, eq(destinations.demo, true))) - kept;
  view.removes.testimonials = await tx.$count(testimonials, eq(testimonials.demo, true));
  view.removes.itineraries = await tx.$count(itineraries, goingItineraries(tx));
  view.removes.agency = await tx.$count(settings, UNTOUCHED_AGENCY);
  return view;
}

/** Details of the made-up agency as the first start wrote them. */
const UNTOUCHED_AGENCY = or(
  ...DEMO_AGENCY.map(({ section, value }) =>
    and(eq(settings.section, section), eq(settings.value, sql.param(value, settings.value))),
  ),
);

/** Those of trips that go: untouched ones and, with their trip, edited ones too. */
function goingItineraries(tx: Queryable): SQL {
  const going = TRIPS.map(([, table, type]) =>
    inArray(
      itineraries.itemId,
      tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.demo, true), not(isBooked(tx, table, type)))),
    ),
  );
  return sql`(${sql.join(going, sql` or `)})`;
}

/**
 * Takes out what the first start put in, in one transaction, and keeps what staff made or changed. A booked trip
 * becomes a draft of the agency's own: its booking keeps it, and no visitor finds it. Answers what was taken.
 */
export async function removeDemoContent(ctx: Ctx): Promise<DemoContentView> {
  requirePermission(ctx, 'settings.edit');
  const removed = await ctx.db.transaction(async (tx) => {
    const view = await countDemo(tx);
    await tx.delete(itineraries).where(goingItineraries(tx));
    await tx
      .update(destinations)
      .set({ demo: false })
      .where(and(eq(destinations.demo, true), hasKeptPackages(tx)));
    const gone: string[] = [];
    for (const [, table, type] of TRIPS) {
      await tx
        .update(table)
        .set({ demo: false, status: 'draft', updatedAt: ctx.now() })
        .where(and(eq(table.demo, true), isBooked(tx, table, type)));
      const rows = await tx.delete(table).where(eq(table.demo, true)).returning({ id: table.id });
      gone.push(...rows.map((row) => row.id));
    }
    for (const table of [destinations, testimonials]) {
      const rows = await tx.delete(table).where(eq(table.demo, true)).returning({ id: table.id });
      gone.push(...rows.map((row) => row.id));
    }
    await tx.delete(settings).where(UNTOUCHED_AGENCY);
    await removeDemoPurchases(tx);
    await tx.update(itineraries).set({ demo: false }).where(eq(itineraries.demo, true));
    if (gone.length > 0) await tx.delete(slugRedirects).where(inArray(slugRedirects.itemId, gone));
    await writeAudit(ctx, tx, {
      action: 'demo.removed',
      entity: 'settings',
      entityId: 'demo',
      after: { ...view.removes, kept: view.keeps_booked + view.keeps_destinations },
    });
    await ctx.content.changed(tx);
    return view;
  });
  ctx.content.committed();
  return removed;
}
