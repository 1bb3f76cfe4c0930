import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { pictures } from '#app/db/schema/pictures.ts';
import type { Ctx } from '#app/services/context.ts';
import { PICTURES, pictureOf } from './picture-files.ts';

/** A younger picture has its own job for certain. */
const SETTLED_MS = 60_000;
/** The master is written before the row: a younger file's row may still come. */
const ORPHANED_MS = 60 * 60_000;
const BATCH = 200;

/** Gives every picture whose forms are not made a job again, where a crash took its own. Answers how many wait. */
export async function requeuePictures(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - SETTLED_MS);
  return ctx.db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: pictures.id })
      .from(pictures)
      .where(and(eq(pictures.status, 'processing'), lt(pictures.createdAt, before)))
      .orderBy(asc(pictures.createdAt))
      .limit(BATCH);
    for (const { id } of waiting) await ctx.jobs.enqueue(tx, 'picture.make', { pictureId: id });
    return waiting.length;
  });
}

/** Deletes the files of pictures that have no row (any more). Answers how many files. */
export async function sweepPictureFiles(ctx: Ctx): Promise<number> {
  const before = ctx.now().getTime() - ORPHANED_MS;
  let deleted = 0;
  let batch: string[] = [];
  async function flush(): Promise<void> {
    const ids = [...new Set(batch.map(pictureOf))];
    const known = await ctx.db.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, ids));
    const kept = new Set(known.map(({ id }) => id));
    const orphans = batch.filter((key) => !kept.has(pictureOf(key)));
    for (const key of orphans) await ctx.files.delete(key);
    deleted += orphans.length;
    batch = [];
  }
  for await (const { key, writtenAt } of ctx.files.list(PICTURES)) {
    if (writtenAt.getTime() < before) batch.push(key);
    if (batch.length >= BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return deleted;
}
