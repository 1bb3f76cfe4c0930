import type { Page } from '#app/contract/list-query.ts';
import type { OfficeUser, UserListQuery } from '#app/contract/users.ts';
import { user } from '#app/db/schema/auth.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { officeUser, userColumns, userFilter, userOrder } from './user-rows.ts';

/** Everybody who may sign in, or could once. */
export async function listUsers(
  ctx: Ctx,
  query: UserListQuery & { limit: number; offset: number },
): Promise<Page<OfficeUser>> {
  requirePermission(ctx, 'users.manage');
  if (!isStorable(query.q ?? '')) return { rows: [], total: 0 };
  const where = userFilter(query);
  const rows = await ctx.db
    .select(userColumns(ctx))
    .from(user)
    .where(where)
    .orderBy(...userOrder(query.sort))
    .limit(query.limit)
    .offset(query.offset);
  return { rows: rows.map(officeUser), total: await ctx.db.$count(user, where) };
}
