import { eq } from 'drizzle-orm';
import type { CreditNoteInput, CreditNoteView } from '#app/contract/customer-invoices.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import type { DocumentLine } from '#app/domain/document-paper.ts';
import { creditSplit } from '#app/domain/gst/credit-split.ts';
import { invoicePaymentStatus } from '#app/domain/invoice-money.ts';
import { formatMoney } from '#app/domain/money.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { creditedBefore } from '#app/services/documents/credited-before.ts';
import { type DocumentRow, issueDocument } from '#app/services/documents/issue-document.ts';
import { readIssuer } from '#app/services/documents/issuer.ts';
import { voucherDate } from '#app/services/documents/voucher-date.ts';
import { conflict, invalid } from '#app/services/errors.ts';
import { closeStaleLinks } from '#app/services/payments/close-stale-links.ts';
import { keepPress, madeBefore } from '#app/services/requests/once-by-key.ts';
import { findCreditNote, toCreditNoteView } from './credit-notes.ts';
import { draftCustomer } from './invoice-draft.ts';
import { type InvoiceRow, lockInvoice, paperOf } from './invoice-row.ts';

/**
 * Issues a credit note on a final invoice, at its own rate and split: all notes together never credit more than its
 * total. The same `request_key` is one note. Throws `not_found`, `invoice_locked` for what is no final invoice, and `invalid_input` for too much.
 */
export async function creditInvoice(
  ctx: Ctx,
  { id, amount, reason, request_key: key }: { id: string } & CreditNoteInput,
): Promise<CreditNoteView> {
  requirePermission(ctx, 'accounts.edit');
  return ctx.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    const press = { verb: 'credit_note', recordId: id, key } as const;
    const earlier = await madeBefore(tx, press);
    if (earlier !== null) return toCreditNoteView(await findCreditNote(tx, { id, note: earlier }));
    const left = leftToCredit(invoice);
    const credit = amount ?? left;
    if (credit > left) {
      const message = `Only ${formatMoney(left, invoice.currency)} is left to credit`;
      throw invalid(message, { amount: message });
    }
    const paper = await paperOf(tx, invoice);
    const split = creditSplit(paper, await creditedBefore(tx, paper.id), credit);
    const today = dateInZone(ctx.now(), ctx.config.timeZone);
    const note = await issueDocument(ctx, tx, await readIssuer(ctx, tx), {
      kind: 'credit_note',
      owner: { customerInvoiceId: id },
      corrects: paper,
      date: await voucherDate(ctx, tx, today, paper),
      customer: draftCustomer(invoice),
      tax: { placeOfSupply: paper.placeOfSupply, supply: paper.supply },
      gstRate: paper.gstRate,
      currency: paper.currency,
      exchangeRate: paper.exchangeRate,
      split,
      lines: creditLines(paper, split.taxable, reason),
      paper: { facts: [], dueDate: '', notes: reason, terms: '', remarks: paper.paper.remarks },
    });
    await keepPress(ctx, tx, press, note.id);
    const creditedAmount = invoice.creditedAmount + credit;
    await tx
      .update(customerInvoices)
      .set({
        creditedAmount,
        paymentStatus: invoicePaymentStatus({ ...invoice, creditedAmount }),
        version: invoice.version + 1,
        updatedAt: ctx.now(),
      })
      .where(eq(customerInvoices.id, id));
    await closeStaleLinks(ctx, tx, { customerInvoiceId: id });
    return toCreditNoteView(note);
  });
}

function leftToCredit(invoice: InvoiceRow): number {
  if (invoice.type !== 'final' || invoice.status === 'cancelled') {
    throw conflict('invoice_locked', 'A credit note corrects a final invoice that is not cancelled.');
  }
  const left = invoice.totalAmount - invoice.creditedAmount;
  if (left <= 0) throw conflict('invoice_locked', 'This invoice is credited in full already.');
  return left;
}

/** A line for each service code, its share of the credit by what the invoice holds of it; they sum to `taxable`. */
function creditLines(paper: DocumentRow, taxable: number, reason: string): DocumentLine[] {
  const bySac = new Map<string, number>();
  for (const { sac, amount } of paper.lines) bySac.set(sac, (bySac.get(sac) ?? 0) + amount);
  let passed = 0;
  let given = 0;
  return [...bySac].map(([sac, amount]) => {
    passed += amount;
    const until = paper.taxable > 0 ? Number((BigInt(taxable) * BigInt(passed)) / BigInt(paper.taxable)) : 0;
    const share = until - given;
    given = until;
    return {
      description: `Credit against ${paper.number}`,
      detail: reason,
      sac,
      quantity: 1000,
      rate: share,
      amount: share,
    };
  });
}
