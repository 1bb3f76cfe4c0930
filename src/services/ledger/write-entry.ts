import { eq, sql } from 'drizzle-orm';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { newId } from '#app/domain/ids.ts';
import { dateInZone, type PlainDate } from '#app/domain/plain-date.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';

/** Without a date it is of today. */
export type NewEntry = Omit<
  typeof ledgerEntries.$inferInsert,
  'id' | 'bookingId' | 'customerInvoiceId' | 'businessDate' | 'createdAt'
> & { id?: string; businessDate?: PlainDate };

/** An entry belongs to a booking or to a customer invoice. */
export type EntryOwner = { bookingId: string } | { customerInvoiceId: string };

export interface LedgerSums {
  paid: number;
  refunded: number;
}

/**
 * Writes an entry once and answers it with what its owner's ledger then holds, in minor units; null when it was there
 * already. The caller holds the owner's row lock and brings the owner up to the sums.
 */
export async function writeEntry(
  ctx: Ctx,
  tx: Transaction,
  owner: EntryOwner,
  entry: NewEntry,
): Promise<{ row: typeof ledgerEntries.$inferSelect; sums: LedgerSums } | null> {
  const now = ctx.now();
  const [row] = await tx
    .insert(ledgerEntries)
    .values({
      ...entry,
      ...owner,
      id: entry.id ?? newId('led'),
      businessDate: entry.businessDate ?? dateInZone(now, ctx.config.timeZone),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row ? { row, sums: await sumsOf(tx, owner) } : null;
}

/** What the ledger has received and given back for its owner. */
async function sumsOf(tx: Transaction, owner: EntryOwner): Promise<LedgerSums> {
  const sumOf = (kind: 'payment' | 'refund') =>
    sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind} = ${kind}), 0)`.mapWith(
      Number,
    );
  const [sums] = await tx
    .select({ paid: sumOf('payment'), refunded: sumOf('refund') })
    .from(ledgerEntries)
    .where(
      'bookingId' in owner
        ? eq(ledgerEntries.bookingId, owner.bookingId)
        : eq(ledgerEntries.customerInvoiceId, owner.customerInvoiceId),
    );
  return { paid: sums?.paid ?? 0, refunded: sums?.refunded ?? 0 };
}
