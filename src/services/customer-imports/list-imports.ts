import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { CustomerImport, ImportRow, ImportRowQuery } from '#app/contract/customer-imports.ts';
import type { Page } from '#app/contract/list-query.ts';
import { customerImportRows, customerImports } from '#app/db/schema/customer-imports.ts';
import { IMPORT_VERDICTS, type ImportVerdict } from '#app/domain/import/import-status.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { readImport } from './import-row.ts';
import { importView } from './import-view.ts';

const RECENT = 10;
const PAGE = 100;

/** The latest uploads that ran, newest first. */
export async function listImports(ctx: Ctx): Promise<CustomerImport[]> {
  requirePermission(ctx, 'customers.view');
  const rows = await ctx.db
    .select()
    .from(customerImports)
    .where(inArray(customerImports.status, ['running', 'done', 'undoing', 'undone']))
    .orderBy(desc(customerImports.createdAt), desc(customerImports.id))
    .limit(RECENT);
  return rows.map(importView);
}

/** Throws `not_found`. */
export async function findImport(ctx: Ctx, { id }: { id: string }): Promise<CustomerImport> {
  requirePermission(ctx, 'customers.view');
  return importView(await readImport(ctx.db, id));
}

/** Rows of an upload in the order of its file: those with problems, and the first of those without. */
export async function listImportRows(
  ctx: Ctx,
  { id, ...query }: { id: string } & ImportRowQuery,
): Promise<Page<ImportRow>> {
  requirePermission(ctx, 'customers.view');
  await readImport(ctx.db, id);
  const { row, verdict, name, email, phone, problems } = customerImportRows;
  const where = and(
    eq(customerImportRows.importId, id),
    inArray(customerImportRows.verdict, verdictsOf(query.verdict ?? 'problems')),
  );
  const rows = await ctx.db
    .select({ row, verdict, name, email, phone, problems })
    .from(customerImportRows)
    .where(where)
    .orderBy(asc(row))
    .limit(query.limit ?? PAGE)
    .offset(query.offset ?? 0);
  const [all] = await ctx.db.select({ total: count() }).from(customerImportRows).where(where);
  return { rows, total: all?.total ?? 0 };
}

function verdictsOf(asked: NonNullable<ImportRowQuery['verdict']>): ImportVerdict[] {
  if (asked === 'all') return [...IMPORT_VERDICTS];
  return asked === 'problems' ? ['skipped', 'refused'] : [asked];
}
