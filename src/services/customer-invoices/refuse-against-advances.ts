import { formatMoney } from '#app/domain/money.ts';
import type { Transaction } from '#app/services/context.ts';
import { openVouchers } from '#app/services/documents/open-advances.ts';
import { conflict, invalid } from '#app/services/errors.ts';
import type { InvoiceDraft, InvoiceFigures } from './invoice-draft.ts';
import type { InvoiceRow } from './invoice-row.ts';

/**
 * What was paid in advance was taxed by its voucher: the invoice that takes it in is of the same rate and place, and of
 * no less than is held, or tax would be taken back that was never on it. Throws `invoice_locked`, and `invalid_input`
 * for a total that is too small.
 */
export async function refuseAgainstAdvances(
  tx: Transaction,
  before: InvoiceRow,
  draft: InvoiceDraft,
  { split, tax }: InvoiceFigures,
): Promise<void> {
  if (split.total < before.paidAmount) {
    const held = formatMoney(before.paidAmount, before.currency);
    const message = `${held} is paid on it: the total cannot be less. Record a refund first`;
    throw invalid(message, { items: message });
  }
  if (before.paidAmount === 0) return;
  const [voucher] = await openVouchers(tx, { customerInvoiceId: before.id });
  if (!voucher) return;
  const isSame =
    voucher.gstRate === draft.gstRate &&
    voucher.supply === tax.supply &&
    voucher.placeOfSupply === tax.placeOfSupply;
  if (isSame) return;
  throw conflict(
    'invoice_locked',
    `The advance ${voucher.number} was taxed at ${voucher.gstRate}% for its place of supply. Record its refund before you change rate, state or category.`,
  );
}
