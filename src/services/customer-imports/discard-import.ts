import { eq } from 'drizzle-orm';
import { customerImports } from '#app/db/schema/customer-imports.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { lockImport } from './import-row.ts';
import { dropRows } from './rows-file.ts';

/** Gives up an upload that has not run: its file and everything read from it go. Throws `already_closed` for others. */
export async function discardImport(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requirePermission(ctx, 'customers.edit');
  await ctx.db.transaction(async (tx) => {
    const { status } = await lockImport(tx, id);
    if (status !== 'matching' && status !== 'reviewed')
      throw conflict(
        'already_closed',
        'This upload was started already; it can be undone when it is finished.',
      );
    await tx.delete(customerImports).where(eq(customerImports.id, id));
  });
  await dropRows(ctx, id);
}
