import { eq } from 'drizzle-orm';
import type { AdminItineraryView, ItineraryFields, ItineraryInput } from '#app/contract/itineraries.ts';
import { itineraries } from '#app/db/schema/content.ts';
import { newId } from '#app/domain/ids.ts';
import type { ItineraryDay } from '#app/domain/itinerary.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { conflict, notFound } from '#app/services/errors.ts';
import { readItineraryItem } from './find-itinerary-item.ts';
import { type ItineraryRow, toAdminItineraryView } from './itinerary-view.ts';
import { TRIP_TABLES, type TripKind } from './trip-tables.ts';

/**
 * Puts a whole itinerary in place of what the package, cruise or pilgrimage has, or gives it its first. Throws
 * `not_found`, and `changed_meanwhile` when `version` is given (0: it had none) and another is stored by now.
 */
export async function saveItinerary(
  ctx: Ctx,
  { id, input }: { id: string; input: ItineraryInput },
): Promise<AdminItineraryView> {
  requirePermission(ctx, 'content.edit');
  const saved = await ctx.db.transaction(async (tx) => {
    const item = await readItineraryItem(tx, id);
    if (!item || !(await touch(ctx, tx, item.type, id)))
      throw notFound('There is no package, cruise or pilgrimage with this id any more.');
    const [current] = await tx.select().from(itineraries).where(eq(itineraries.itemId, id));
    if (input.version !== undefined && input.version !== (current?.version ?? 0))
      throw conflict('changed_meanwhile', 'Somebody else changed this itinerary while you were editing it.');
    const row = await store(ctx, tx, id, current, itineraryValues(input));
    await ctx.content.changed(tx);
    return toAdminItineraryView(row, item);
  });
  ctx.content.committed();
  return saved;
}

/** The columns of an itinerary as staff send it; days are numbered by their place. */
export function itineraryValues(input: ItineraryFields) {
  return {
    idealFor: input.ideal_for,
    overview: input.overview,
    highlights: input.highlights,
    inclusions: input.inclusions,
    exclusions: input.exclusions,
    optionalAddons: input.optional_addons,
    startingPoint: input.starting_point,
    endingPoint: input.ending_point,
    bestTime: input.best_time,
    days: input.days.map((day, index) => inOrder({ day: index + 1, ...day })),
  };
}

/** The database keeps an object's fields in an order of its own: written alike, equal days compare as equal. */
function inOrder(day: ItineraryDay): ItineraryDay {
  return {
    day: day.day,
    title: day.title,
    description: day.description,
    locations: day.locations,
    activities: day.activities,
    morning: day.morning,
    afternoon: day.afternoon,
    evening: day.evening,
    meals: day.meals,
    accommodation: day.accommodation,
    transport: day.transport,
  };
}

/** Its page changes with it. Holding the item's row, two first itineraries of one item take turns. */
async function touch(ctx: Ctx, tx: Transaction, kind: TripKind, id: string): Promise<boolean> {
  const table = TRIP_TABLES[kind];
  const touched = await tx
    .update(table)
    .set({ demo: false, updatedAt: ctx.now() })
    .where(eq(table.id, id))
    .returning({ id: table.id });
  return touched.length > 0;
}

async function store(
  ctx: Ctx,
  tx: Transaction,
  itemId: string,
  current: ItineraryRow | undefined,
  values: ReturnType<typeof itineraryValues>,
): Promise<ItineraryRow> {
  const now = ctx.now();
  const before = current ? { ...current, days: current.days.map(inOrder) } : {};
  const changed = changedFields(before, values);
  if (current && !changed) return current;
  const [row] = current
    ? await tx
        .update(itineraries)
        .set({ ...values, demo: false, version: current.version + 1, updatedAt: now })
        .where(eq(itineraries.id, current.id))
        .returning()
    : await tx
        .insert(itineraries)
        .values({ ...values, id: newId('itn'), itemId, createdAt: now, updatedAt: now })
        .returning();
  if (!row) throw new Error(`The itinerary of ${itemId} was not stored`);
  await writeAudit(ctx, tx, {
    action: current ? 'itinerary.updated' : 'itinerary.created',
    entity: 'itinerary',
    entityId: itemId,
    ...(current ? { before: changed?.before ?? {} } : {}),
    after: changed?.after ?? {},
  });
  return row;
}
