import { eq } from 'drizzle-orm';
import type { DataCorrection } from '#app/contract/privacy-requests.ts';
import { suppliers } from '#app/db/schema/purchases.ts';
import { internationalPhone } from '#app/domain/phone-number.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { correctRows } from './correct-rows.ts';
import type { PersonRecords } from './person-records.ts';

/** Corrects the contact person of suppliers; answers how many changed. */
export function correctSuppliers(
  ctx: Ctx,
  tx: Transaction,
  rows: PersonRecords['suppliers'],
  { name, email, phone }: DataCorrection,
): Promise<number> {
  return correctRows(ctx, tx, {
    entity: 'supplier',
    rows,
    wanted: (row) => ({
      contactPerson: name ?? row.contactPerson,
      email: email ?? row.email,
      phone: internationalPhone(phone ?? '') ?? row.phone,
    }),
    write: (row, wanted) =>
      tx
        .update(suppliers)
        .set({ ...wanted, version: row.version + 1, updatedAt: ctx.now() })
        .where(eq(suppliers.id, row.id)),
  });
}
