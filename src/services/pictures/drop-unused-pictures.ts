import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { pictures } from '#app/db/schema/pictures.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import { usedPictureIds } from './picture-uses.ts';

const DAY_MS = 86_400_000;
/** How long a picture is kept that nothing shows. */
const KEPT_DAYS = 30;

/**
 * The nightly look at which pictures nothing shows any more: since when is noted, and after 30 days they go. Their files
 * are taken by `sweepPictureFiles`. Answers how many went.
 */
export async function dropUnusedPictures(ctx: Ctx): Promise<number> {
  const now = ctx.now();
  const isUsed = sql`${pictures.id} in (${usedPictureIds()})`;
  return ctx.db.transaction(async (tx) => {
    await tx
      .update(pictures)
      .set({ unusedSince: null })
      .where(and(isNotNull(pictures.unusedSince), isUsed));
    await tx
      .update(pictures)
      .set({ unusedSince: now })
      .where(and(isNull(pictures.unusedSince), sql`not ${isUsed}`));
    const gone = await tx
      .delete(pictures)
      .where(lt(pictures.unusedSince, new Date(now.getTime() - KEPT_DAYS * DAY_MS)))
      .returning();
    for (const { id, name } of gone) {
      await writeAudit(ctx, tx, {
        action: 'picture.deleted',
        entity: 'picture',
        entityId: id,
        before: { name },
        after: { reason: `Nothing had shown it for ${KEPT_DAYS} days` },
      });
    }
    return gone.length;
  });
}
