import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { customerImportRows } from '#app/db/schema/customer-imports.ts';
import { rejectHead, rejectLine } from '#app/domain/import/reject-file.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { readImport } from './import-row.ts';

const PAGE = 500;

/** The rows that made no customer as a CSV file, bit by bit: mended, it can be uploaded again. Throws `not_found`. */
export async function importRejects(ctx: Ctx, { id }: { id: string }): Promise<AsyncGenerator<string, void>> {
  requirePermission(ctx, 'customers.view');
  const { columns } = await readImport(ctx.db, id);
  return linesOf(
    ctx,
    id,
    columns.map(({ name }) => name),
  );
}

async function* linesOf(ctx: Ctx, id: string, columns: string[]): AsyncGenerator<string, void> {
  yield rejectHead(columns);
  for (let after = 0; ; ) {
    const rows = await ctx.db
      .select()
      .from(customerImportRows)
      .where(
        and(
          eq(customerImportRows.importId, id),
          gt(customerImportRows.row, after),
          inArray(customerImportRows.verdict, ['skipped', 'refused']),
        ),
      )
      .orderBy(asc(customerImportRows.row))
      .limit(PAGE);
    yield rows
      .map(({ row, problems, cells }) =>
        rejectLine(row, problems.map(({ reason }) => reason).join('; '), cells),
      )
      .join('');
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.row ?? after;
  }
}
