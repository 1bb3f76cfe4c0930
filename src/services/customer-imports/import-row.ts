import { eq } from 'drizzle-orm';
import { customerImports } from '#app/db/schema/customer-imports.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Ctx, Queryable, Transaction } from '#app/services/context.ts';
import { type AppError, notFound } from '#app/services/errors.ts';

export type ImportRecord = typeof customerImports.$inferSelect;

function noImport(): AppError {
  return notFound('This upload does not exist, or was given up.');
}

/** Throws `not_found`. */
export async function readImport(db: Queryable, id: string): Promise<ImportRecord> {
  if (!isStorable(id)) throw noImport();
  const [row] = await db.select().from(customerImports).where(eq(customerImports.id, id));
  if (!row) throw noImport();
  return row;
}

/** The upload, held until the transaction ends. Throws `not_found`. */
export async function lockImport(tx: Transaction, id: string): Promise<ImportRecord> {
  if (!isStorable(id)) throw noImport();
  const [row] = await tx.select().from(customerImports).where(eq(customerImports.id, id)).for('update');
  if (!row) throw noImport();
  return row;
}

/** Writes a change of a locked upload. */
export async function writeImport(
  ctx: Pick<Ctx, 'now'>,
  tx: Transaction,
  id: string,
  change: Partial<ImportRecord>,
): Promise<ImportRecord> {
  const [row] = await tx
    .update(customerImports)
    .set({ ...change, updatedAt: ctx.now() })
    .where(eq(customerImports.id, id))
    .returning();
  if (!row) throw new Error('A locked upload was not there');
  return row;
}
