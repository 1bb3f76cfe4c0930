import { and, eq, inArray, isNull } from 'drizzle-orm';
import { documents } from '#app/db/schema/documents.ts';
import type { Transaction } from '#app/services/context.ts';
import type { Advances, NewDocument } from './issue-document.ts';

/** The vouchers of an owner that no invoice has taken in, the oldest first. */
export function openVouchers(tx: Transaction, owner: NewDocument['owner']) {
  return tx
    .select()
    .from(documents)
    .where(
      and(
        'bookingId' in owner
          ? eq(documents.bookingId, owner.bookingId)
          : eq(documents.customerInvoiceId, owner.customerInvoiceId),
        inArray(documents.kind, ['receipt_voucher', 'refund_voucher']),
        eq(documents.status, 'issued'),
        isNull(documents.takenIntoId),
      ),
    )
    .orderBy(documents.createdAt, documents.id);
}

/**
 * Receipt vouchers less refund vouchers that no invoice has taken in. Zero-rated ones bear no tax: they are listed, and
 * their supply is reported with the invoice alone.
 */
export async function openAdvances(
  tx: Transaction,
  owner: NewDocument['owner'],
): Promise<{ advances: Advances; ids: string[] }> {
  const rows = await openVouchers(tx, owner);
  const advances: Advances = { taxable: 0, cgst: 0, sgst: 0, igst: 0, vouchers: [] };
  for (const row of rows) {
    const sign = row.kind === 'receipt_voucher' ? 1 : -1;
    advances.vouchers.push({ number: row.number, amount: sign * (row.total + row.tcs) });
    if (row.supply === 'zero') continue;
    advances.taxable += sign * row.taxable;
    advances.cgst += sign * row.cgst;
    advances.sgst += sign * row.sgst;
    advances.igst += sign * row.igst;
  }
  return { advances, ids: rows.map((row) => row.id) };
}

/** An invoice has taken these vouchers in. */
export async function takeAdvances(tx: Transaction, ids: string[], invoiceId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(documents).set({ takenIntoId: invoiceId }).where(inArray(documents.id, ids));
}
