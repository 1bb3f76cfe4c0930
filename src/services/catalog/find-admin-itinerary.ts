import { eq } from 'drizzle-orm';
import type { AdminItineraryView } from '#app/contract/itineraries.ts';
import { itineraries } from '#app/db/schema/content.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { type AppError, notFound } from '#app/services/errors.ts';
import { readItineraryItem } from './find-itinerary-item.ts';
import { toAdminItineraryView } from './itinerary-view.ts';

/** The itinerary of a package, cruise or pilgrimage, a draft's too. Throws `not_found` when it has none. */
export async function findAdminItinerary(ctx: Ctx, { id }: { id: string }): Promise<AdminItineraryView> {
  requirePermission(ctx, 'content.view');
  const item = await readItineraryItem(ctx.db, id);
  const [row] = item ? await ctx.db.select().from(itineraries).where(eq(itineraries.itemId, id)) : [];
  if (!item || !row) throw itineraryMissing();
  return toAdminItineraryView(row, item);
}

/** Source: public-site §8. */
export function itineraryMissing(): AppError {
  return notFound('Failed to load itinerary for this package');
}
