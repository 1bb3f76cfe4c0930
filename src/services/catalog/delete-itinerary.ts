import { eq } from 'drizzle-orm';
import { itineraries } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { itineraryMissing } from './find-admin-itinerary.ts';

/** Takes an itinerary off its package, cruise or pilgrimage, which says 'coming soon' then. The audit keeps its words. */
export async function deleteItinerary(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requirePermission(ctx, 'content.edit');
  if (!isStorable(id)) throw itineraryMissing();
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx.delete(itineraries).where(eq(itineraries.itemId, id)).returning();
    if (!gone) throw itineraryMissing();
    const { overview, highlights, days } = gone;
    await writeAudit(ctx, tx, {
      action: 'itinerary.deleted',
      entity: 'itinerary',
      entityId: id,
      before: { overview, highlights, days },
    });
    await ctx.content.changed(tx);
  });
  ctx.content.committed();
}
