import { eq } from 'drizzle-orm';
import { itineraries } from '#app/db/schema/content.ts';
import { newId } from '#app/domain/ids.ts';
import type { Transaction } from '#app/services/context.ts';

type Fresh = Pick<typeof itineraries.$inferInsert, 'demo' | 'version' | 'createdAt' | 'updatedAt'>;

/** Gives the copy of a package, cruise or pilgrimage its itinerary, if there is one. */
export async function copyItinerary(
  tx: Transaction,
  { from, to, fresh }: { from: string; to: string; fresh: Fresh },
): Promise<void> {
  const [plan] = await tx.select().from(itineraries).where(eq(itineraries.itemId, from));
  if (plan) await tx.insert(itineraries).values({ ...plan, ...fresh, id: newId('itn'), itemId: to });
}
