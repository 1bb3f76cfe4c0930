import { eq } from 'drizzle-orm';
import type { CustomerInvoiceInput, CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { newId } from '#app/domain/ids.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { issueDocument } from '#app/services/documents/issue-document.ts';
import { readIssuer } from '#app/services/documents/issuer.ts';
import { refuseOtherContent } from '#app/services/requests/refuse-other-content.ts';
import { changedDraft, draftColumns, draftDocument, emptyDraft, invoiceFigures } from './invoice-draft.ts';
import type { InvoiceRow } from './invoice-row.ts';
import { toCustomerInvoiceView } from './invoice-view.ts';
import { refuseUnlawful } from './refuse-unlawful.ts';

/**
 * Writes an invoice, issues its paper under the next number of its series, and computes every figure. The same
 * `request_key` gives the same invoice. Throws `invalid_input` with the field, and `changed_meanwhile` when that was made of
 * other values.
 */
export async function createCustomerInvoice(
  ctx: Ctx,
  input: CustomerInvoiceInput,
): Promise<CustomerInvoiceView> {
  requirePermission(ctx, 'accounts.edit');
  const { request_key: requestKey = null, ...wanted } = input;
  return ctx.db.transaction(async (tx) => {
    const issuer = await readIssuer(ctx, tx);
    const draft = changedDraft(emptyDraft(issuer), wanted, issuer);
    const figures = invoiceFigures(draft, issuer);
    await refuseUnlawful(tx, draft, figures);
    const id = newId('inv');
    const times = { createdAt: ctx.now(), updatedAt: ctx.now() };
    const inserted = await tx
      .insert(customerInvoices)
      .values({ id, number: '', requestKey, ...draftColumns(draft, figures), ...times })
      .onConflictDoNothing()
      .returning({ id: customerInvoices.id });
    if (inserted.length === 0) {
      const made = await ofKey(tx, requestKey);
      refuseOtherContent(made, draftColumns(draft, figures));
      return toCustomerInvoiceView(made);
    }
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

/** The invoice that this form made before. */
async function ofKey(tx: Transaction, requestKey: string | null): Promise<InvoiceRow> {
  const [row] = await tx
    .select()
    .from(customerInvoices)
    .where(eq(customerInvoices.requestKey, requestKey ?? ''));
  if (!row) throw new Error('The invoice was not written');
  return row;
}
