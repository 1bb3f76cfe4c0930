import { similarity, trigramsOf } from '#app/domain/similar-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { listPublicPages, type PublicPage } from './list-public-pages.ts';

const MOST = 4;
/** Below this two texts have little more than a syllable in common. */
const LEAST = 0.3;
const MOST_TEXT = 100;
/** Wrong addresses come in crowds, and a title that is half a minute old is still a good guess. */
const KEPT_MS = 30_000;

type Known = Array<{ page: PublicPage; pieces: Set<string> }>;
const kept = new WeakMap<object, { until: number; known: Promise<Known> }>();

/** The pages whose titles are most like a wrong address (`kashmir-lakes`), the most alike first. */
export async function suggestPages(ctx: Pick<Ctx, 'db' | 'now'>, wrong: string): Promise<PublicPage[]> {
  const pieces = trigramsOf(wrong.slice(0, MOST_TEXT));
  if (pieces.size === 0) return [];
  return (await knownPages(ctx))
    .map((one) => ({ page: one.page, alike: similarity(pieces, one.pieces) }))
    .filter(({ alike }) => alike >= LEAST)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, MOST)
    .map(({ page }) => page);
}

function knownPages(ctx: Pick<Ctx, 'db' | 'now'>): Promise<Known> {
  const now = ctx.now().getTime();
  const before = kept.get(ctx.db);
  if (before && before.until > now) return before.known;
  const known = listPublicPages(ctx).then((pages) =>
    pages.map((page) => ({ page, pieces: trigramsOf(page.title) })),
  );
  known.catch(() => kept.delete(ctx.db));
  kept.set(ctx.db, { until: now + KEPT_MS, known });
  return known;
}
