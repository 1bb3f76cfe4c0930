import { eq, isNull } from 'drizzle-orm';
import { packages } from '#app/db/schema/content.ts';
import { packageFacts } from '#app/domain/package-facts.ts';
import type { Ctx } from '#app/services/context.ts';

/** Works out what packages written before version 0004 are found by; answers how many there were. */
export async function fillPackageFacts({ db }: Pick<Ctx, 'db'>): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: packages.id,
        price: packages.price,
        enquiryOnly: packages.enquiryOnly,
        duration: packages.duration,
      })
      .from(packages)
      .where(isNull(packages.days))
      .for('update');
    for (const row of rows) await tx.update(packages).set(packageFacts(row)).where(eq(packages.id, row.id));
    return rows.length;
  });
}
