import type { ledgerEntries } from '#app/db/schema/payments.ts';
import { creditSplit } from '#app/domain/gst/credit-split.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { type DocumentRow, issueDocument } from '#app/services/documents/issue-document.ts';
import { readIssuer } from '#app/services/documents/issuer.ts';
import { openVouchers } from '#app/services/documents/open-advances.ts';
import { voucherDate } from '#app/services/documents/voucher-date.ts';
import { draftCustomer } from './invoice-draft.ts';
import { type InvoiceRow, paperOf } from './invoice-row.ts';

type Entry = typeof ledgerEntries.$inferSelect;

/**
 * The paper of an advance on a proforma, in its transaction: a receipt voucher, or a refund voucher for one given back;
 * one in dollars bears no tax and the proforma's rate of exchange. After the final invoice a payment needs none: its tax
 * is there. Source: india-rules §3.
 */
export async function issueInvoiceVoucher(
  ctx: Ctx,
  tx: Transaction,
  invoice: InvoiceRow,
  entry: Entry,
): Promise<void> {
  if (invoice.type !== 'proforma' || entry.kind === 'adjustment') return;
  const proforma = await paperOf(tx, invoice);
  const open = await openVouchers(tx, { customerInvoiceId: invoice.id });
  const receipts = open.filter(({ kind }) => kind === 'receipt_voucher');
  const refunds = open.filter(({ kind }) => kind === 'refund_voucher');
  const back = entry.kind === 'refund';
  // What is given back takes its tax out of what the receipts hold; an advance takes its from the proforma.
  const latest = receipts.at(-1);
  if (back && !latest) return;
  const { supply, gstRate, placeOfSupply } = (back && latest) || proforma;
  const whole = back ? sumsOf(receipts) : sumsOf([proforma]);
  const split = creditSplit(
    { cgst: whole.half, igst: whole.igst, total: whole.total, supply, gstRate },
    sumsOf(back ? refunds : receipts),
    entry.amount,
  );
  await issueDocument(ctx, tx, await readIssuer(ctx, tx), {
    kind: back ? 'refund_voucher' : 'receipt_voucher',
    owner: { customerInvoiceId: invoice.id },
    ledgerEntryId: entry.id,
    ...(back && latest ? { corrects: latest } : {}),
    date: await voucherDate(ctx, tx, entry.businessDate, back ? latest : undefined),
    customer: draftCustomer(invoice),
    tax: { placeOfSupply, supply },
    gstRate,
    currency: invoice.currency,
    exchangeRate: proforma.exchangeRate,
    split,
    lines: [
      {
        description: `${back ? 'Advance given back for' : 'Advance for'} ${invoice.number}`,
        detail: '',
        sac: proforma.lines[0]?.sac ?? '',
        quantity: 1000,
        rate: split.taxable,
        amount: split.taxable,
      },
    ],
    paper: { facts: [], dueDate: '', notes: '', terms: '', remarks: proforma.paper.remarks },
  });
}

function sumsOf(rows: DocumentRow[]): { total: number; half: number; igst: number } {
  return rows.reduce(
    (sum, one) => ({
      total: sum.total + one.total,
      half: sum.half + one.cgst,
      igst: sum.igst + one.igst,
    }),
    { total: 0, half: 0, igst: 0 },
  );
}
