import { eq } from 'drizzle-orm';
import type { DataCorrection } from '#app/contract/privacy-requests.ts';
import { suppliers } from '#app/db/schema/purchases.ts';
import { internationalPhone } from '#app/domain/phone-number.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import type { PersonRecords } from './person-records.ts';

/** Corrects the contact person of suppliers; answers how many changed. */
export async function correctSuppliers(
  ctx: Ctx,
  tx: Transaction,
  rows: PersonRecords['suppliers'],
  { name, email, phone }: DataCorrection,
): Promise<number> {
  let count = 0;
  for (const row of rows) {
    const wanted = {
      contactPerson: name ?? row.contactPerson,
      email: email ?? row.email,
      phone: internationalPhone(phone ?? '') ?? row.phone,
    };
    const changed = changedFields(row, wanted);
    if (!changed) continue;
    count += 1;
    await tx
      .update(suppliers)
      .set({ ...wanted, version: row.version + 1, updatedAt: ctx.now() })
      .where(eq(suppliers.id, row.id));
    await writeAudit(ctx, tx, {
      action: 'supplier.corrected',
      entity: 'supplier',
      entityId: row.id,
      ...changed,
    });
  }
  return count;
}
