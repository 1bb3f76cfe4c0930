import type { Ctx } from '#app/services/context.ts';

/** No write takes so long: what is older was cut off by a crash. */
const CUT_OFF_MS = 60 * 60_000;

/** Deletes the halves of files that a crash left in the store. Answers how many. */
export function sweepDrafts({ files, now }: Pick<Ctx, 'files' | 'now'>): Promise<number> {
  return files.dropDrafts(new Date(now().getTime() - CUT_OFF_MS));
}
