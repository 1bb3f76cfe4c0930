import { eq } from 'drizzle-orm';
import type { CustomerInvoiceInput, CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { newId } from '#app/domain/ids.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { issueDocument } from '#app/services/documents/issue-document.ts';
import { readIssuer } from '#app/services/documents/issuer.ts';
import { changedDraft, draftColumns, draftDocument, emptyDraft, invoiceFigures } from './invoice-draft.ts';
import { toCustomerInvoiceView } from './invoice-view.ts';

/**
 * Writes an invoice, issues its paper under the next number of its series, and computes every figure. Throws
 * `invalid_input` with the field.
 */
export async function createCustomerInvoice(
  ctx: Ctx,
  input: CustomerInvoiceInput,
): Promise<CustomerInvoiceView> {
  requirePermission(ctx, 'accounts.edit');
  return ctx.db.transaction(async (tx) => {
    const issuer = await readIssuer(ctx, tx);
    const draft = changedDraft(emptyDraft(issuer), input, issuer);
    const figures = invoiceFigures(draft, issuer);
    const id = newId('inv');
    const times = { createdAt: ctx.now(), updatedAt: ctx.now() };
    await tx.insert(customerInvoices).values({ id, number: '', ...draftColumns(draft, figures), ...times });
    const paper = await issueDocument(ctx, tx, issuer, draftDocument(id, draft, figures, issuer));
    const [row] = await tx
      .update(customerInvoices)
      .set({ number: paper.number })
      .where(eq(customerInvoices.id, id))
      .returning();
    if (!row) throw new Error('The invoice was not written');
    return toCustomerInvoiceView(row);
  });
}
