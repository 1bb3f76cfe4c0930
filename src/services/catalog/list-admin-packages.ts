import type { AdminPackageView } from '#app/contract/content.ts';
import type { Page } from '#app/contract/list-query.ts';
import type { Ctx } from '#app/services/context.ts';
import { findPackages, type PackageQuery } from './list-packages.ts';
import { toAdminPackageView } from './package-view.ts';

/** All packages for staff, drafts included, newest first. */
export async function listAdminPackages(
  ctx: Pick<Ctx, 'db'>,
  query: PackageQuery,
): Promise<Page<AdminPackageView>> {
  const { rows, total } = await findPackages(ctx, query);
  return { rows: rows.map(toAdminPackageView), total };
}
