import { and, asc, count, desc, eq, ilike } from 'drizzle-orm';
import type { Page } from '#app/contract/list-query.ts';
import type { PrivacyListQuery, PrivacyRequestView } from '#app/contract/privacy-requests.ts';
import { privacyRequests, privacyRequestText } from '#app/db/schema/inquiries.ts';
import { containsPattern, isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { privacyRequestView } from './privacy-request-view.ts';

/** What people asked about their own data, newest first unless asked otherwise. `q` is found in name and e-mail. */
export async function listPrivacyRequests(
  ctx: Ctx,
  query: PrivacyListQuery & { limit: number; offset: number },
): Promise<Page<PrivacyRequestView>> {
  requirePermission(ctx, 'privacy.handle');
  const { q = '', id, status, kind, sort = 'newest', limit, offset } = query;
  if (!isStorable(`${q}${id ?? ''}`)) return { rows: [], total: 0 };
  const where = and(
    id ? eq(privacyRequests.id, id) : undefined,
    status && eq(privacyRequests.status, status),
    kind && eq(privacyRequests.kind, kind),
    q === '' ? undefined : ilike(privacyRequestText(privacyRequests), containsPattern(q)),
  );
  const order = sort === 'oldest' ? asc : desc;
  const [rows, counted] = await Promise.all([
    ctx.db
      .select()
      .from(privacyRequests)
      .where(where)
      .orderBy(order(privacyRequests.createdAt), order(privacyRequests.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(privacyRequests).where(where),
  ]);
  return { rows: rows.map((row) => privacyRequestView(ctx, row)), total: counted[0]?.total ?? 0 };
}
