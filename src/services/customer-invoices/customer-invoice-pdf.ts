import { invoiceBalance } from '#app/domain/invoice-money.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { printDocument } from '#app/services/documents/print-document.ts';
import { lockInvoice, paperOf } from './invoice-row.ts';

/** The paper of an invoice as it was issued, with what has been paid of it by now. Throws `not_found`. */
export async function customerInvoicePdf(ctx: Ctx, { id }: { id: string }): Promise<Uint8Array> {
  requirePermission(ctx, 'accounts.view');
  const { invoice, paper } = await ctx.db.transaction(async (tx) => {
    const row = await lockInvoice(tx, id);
    return { invoice: row, paper: await paperOf(tx, row) };
  });
  const money = {
    paid: invoice.paidAmount,
    credited: invoice.creditedAmount,
    balance: invoiceBalance(invoice),
  };
  return ctx.pdf.render('document', printDocument(paper, money));
}
