import { eq } from 'drizzle-orm';
import type { DataCorrection } from '#app/contract/privacy-requests.ts';
import { customers } from '#app/db/schema/customers.ts';
import { internationalPhone } from '#app/domain/phone-number.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import type { PersonRecords } from './person-records.ts';

/** Corrects name, address and number of a person's customers; answers how many changed. */
export async function correctCustomers(
  ctx: Ctx,
  tx: Transaction,
  rows: PersonRecords['customers'],
  { name, email, phone }: DataCorrection,
): Promise<number> {
  let count = 0;
  for (const row of rows) {
    const wanted = {
      name: name ?? row.name,
      email: email ?? row.email,
      phone: internationalPhone(phone ?? '') ?? row.phone,
    };
    const changed = changedFields(row, wanted);
    if (!changed) continue;
    count += 1;
    await tx
      .update(customers)
      .set({ ...wanted, version: row.version + 1, updatedAt: ctx.now() })
      .where(eq(customers.id, row.id));
    await writeAudit(ctx, tx, {
      action: 'customer.corrected',
      entity: 'customer',
      entityId: row.id,
      ...changed,
    });
  }
  return count;
}
