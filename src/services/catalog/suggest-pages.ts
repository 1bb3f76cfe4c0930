import { similarity, trigramsOf } from '#app/domain/similar-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { keptAnswer } from '#app/services/kept-answer.ts';
import { listPublicPages, type PublicPage } from './list-public-pages.ts';

const MOST = 4;
/** Below this two texts have little more than a syllable in common. */
const LEAST = 0.3;
const MOST_TEXT = 100;
/** Wrong addresses come in crowds, and a title that is half a minute old is still a good guess. */
const KEPT_MS = 30_000;

type Known = Array<{ page: PublicPage; pieces: Set<string> }>;

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
  return keptAnswer(ctx.db, { name: 'titles of pages', keptMs: KEPT_MS }, async () =>
    (await listPublicPages(ctx)).map((page) => ({ page, pieces: trigramsOf(page.title) })),
  );
}
