import { eq } from 'drizzle-orm';
import type { DataCorrection } from '#app/contract/privacy-requests.ts';
import { customers } from '#app/db/schema/customers.ts';
import { internationalPhone } from '#app/domain/phone-number.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { correctRows } from './correct-rows.ts';
import type { PersonRecords } from './person-records.ts';

/** Corrects name, address and number of a person’s customers; answers how many changed. */
export function correctCustomers(
  ctx: Ctx,
  tx: Transaction,
  rows: PersonRecords['customers'],
  { name, email, phone }: DataCorrection,
): Promise<number> {
  return correctRows(ctx, tx, {
    entity: 'customer',
    rows,
    wanted: (row) => ({
      name: name ?? row.name,
      email: email ?? row.email,
      phone: internationalPhone(phone ?? '') ?? row.phone,
    }),
    write: (row, wanted) =>
      tx
        .update(customers)
        .set({ ...wanted, version: row.version + 1, updatedAt: ctx.now() })
        .where(eq(customers.id, row.id)),
  });
}
