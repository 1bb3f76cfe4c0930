import { and, count, desc, eq, ilike, or } from 'drizzle-orm';
import { MAX_ROWS, type Page } from '#app/contract/list-query.ts';
import type { BreachQuery, BreachView } from '#app/contract/privacy-breaches.ts';
import { privacyBreaches } from '#app/db/schema/privacy-breaches.ts';
import { containsPattern, isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { breachView } from './breach-view.ts';

/** The register, what was found last first. A handful of rows: a search reads them all. */
export async function listBreaches(ctx: Ctx, query: BreachQuery): Promise<Page<BreachView>> {
  requirePermission(ctx, 'privacy.handle');
  const { q = '', id, limit = MAX_ROWS, offset = 0 } = query;
  if (!isStorable(`${q}${id ?? ''}`)) return { rows: [], total: 0 };
  const { what, data, foundOn } = privacyBreaches;
  const where = and(
    id ? eq(privacyBreaches.id, id) : undefined,
    q === '' ? undefined : or(ilike(what, containsPattern(q)), ilike(data, containsPattern(q))),
  );
  const [rows, counted] = await Promise.all([
    ctx.db
      .select()
      .from(privacyBreaches)
      .where(where)
      .orderBy(desc(foundOn), desc(privacyBreaches.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(privacyBreaches).where(where),
  ]);
  return { rows: rows.map(breachView), total: counted[0]?.total ?? 0 };
}
