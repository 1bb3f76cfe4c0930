import { sql } from 'drizzle-orm';
import { customerImportRows } from '#app/db/schema/customer-imports.ts';
import type { Transaction } from '#app/services/context.ts';

/** Rows of uploads that made no customer and name this address: nobody needs them once the person is to be forgotten. */
export async function eraseImportRows(tx: Transaction, email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  if (address === '') return;
  await tx
    .delete(customerImportRows)
    .where(
      sql`lower(${customerImportRows.email}) = ${address} or position(${address} in lower(${customerImportRows.cells}::text)) > 0`,
    );
}
