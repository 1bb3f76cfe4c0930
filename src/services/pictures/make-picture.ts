import { and, eq } from 'drizzle-orm';
import type { Sharp } from 'sharp';
import { pictures } from '#app/db/schema/pictures.ts';
import { PICTURE_FORMATS, type PictureFormat, pictureWidths } from '#app/domain/picture-address.ts';
import type { Ctx } from '#app/services/context.ts';
import { inTurn } from './in-turn.ts';
import { loadSharp } from './load-sharp.ts';
import { formKey, masterKey } from './picture-files.ts';

/** Chosen on photographs: no difference to see at arm's length. AVIF takes most of the time. */
const ENCODE: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 3 }),
  webp: (image) => image.webp({ quality: 78 }),
  jpg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

/**
 * Makes every form of a picture from its master, then calls it ready. May run again, or twice at once: the same files
 * come out. A picture that is gone or ready is left alone; one without a master has failed.
 */
export async function makePicture(ctx: Ctx, { pictureId }: { pictureId: string }): Promise<void> {
  const [picture] = await ctx.db.select().from(pictures).where(eq(pictures.id, pictureId));
  if (picture?.status !== 'processing') return;
  const master = await ctx.files.read(masterKey(pictureId));
  if (!master) {
    ctx.log.error({ pictureId }, 'a picture’s master is missing');
    return settle(ctx, pictureId, 'failed');
  }
  const sharp = await loadSharp();
  for (const format of PICTURE_FORMATS) {
    for (const width of pictureWidths(picture.width)) {
      const form = await inTurn(() => ENCODE[format](sharp(master).resize({ width })).toBuffer());
      await ctx.files.put(formKey(pictureId, width, format), form);
    }
  }
  await settle(ctx, pictureId, 'ready');
}

async function settle(ctx: Ctx, id: string, status: 'ready' | 'failed'): Promise<void> {
  await ctx.db
    .update(pictures)
    .set({ status })
    .where(and(eq(pictures.id, id), eq(pictures.status, 'processing')));
}
