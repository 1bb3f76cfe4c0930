import { eq, inArray } from 'drizzle-orm';
import type { CustomerInvoiceChange, CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { documents } from '#app/db/schema/documents.ts';
import { financialYear } from '#app/domain/financial-year.ts';
import { invoicePaymentStatus } from '#app/domain/invoice-money.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import {
  type DocumentRow,
  documentFigures,
  documentPaper,
  issueDocument,
  type NewDocument,
} from '#app/services/documents/issue-document.ts';
import { type Issuer, readIssuer } from '#app/services/documents/issuer.ts';
import { openAdvances } from '#app/services/documents/open-advances.ts';
import { conflict } from '#app/services/errors.ts';
import { closeStaleLinks } from '#app/services/payments/close-stale-links.ts';
import { changedDraft, draftColumns, draftDocument, invoiceFigures } from './invoice-draft.ts';
import { hasEntries, type InvoiceRow, lockInvoice, paperOf } from './invoice-row.ts';
import { toCustomerInvoiceView } from './invoice-view.ts';
import { refuseAgainstAdvances } from './refuse-against-advances.ts';
import { refuseLocked } from './refuse-locked.ts';
import { refuseUnlawful } from './refuse-unlawful.ts';

/**
 * Changes an invoice that nobody outside holds yet. The same type keeps its number (a revision, the earlier paper in the
 * audit); another type, or a date in another financial year, cancels that number and takes one of its series. Throws `not_found`, `invalid_input`,
 * `invoice_locked`, `changed_meanwhile`.
 */
export async function updateCustomerInvoice(
  ctx: Ctx,
  { id, change: { version, ...change } }: { id: string; change: CustomerInvoiceChange },
): Promise<CustomerInvoiceView> {
  requirePermission(ctx, 'accounts.edit');
  return ctx.db.transaction(async (tx) => {
    const before = await lockInvoice(tx, id);
    if (version !== undefined && version !== before.version) {
      throw conflict('changed_meanwhile', 'Somebody else has changed this invoice meanwhile.');
    }
    await refuseLocked(tx, before);
    const issuer = await readIssuer(ctx, tx);
    const draft = changedDraft(before, change, issuer);
    if (draft.currency !== before.currency && (await hasEntries(tx, id))) {
      throw conflict('invoice_locked', `Payments in ${before.currency} are recorded on this invoice.`);
    }
    const figures = invoiceFigures(draft, issuer);
    await refuseUnlawful(tx, draft, figures);
    await refuseAgainstAdvances(tx, before, draft, figures);
    const columns = draftColumns(draft, figures);
    if (!changedFields(pick(before, columns), columns)) return toCustomerInvoiceView(before);
    const paper = await paperOf(tx, before);
    const wanted = draftDocument(id, draft, figures, issuer);
    const number =
      draft.type === before.type && financialYear(draft.invoiceDate) === paper.financialYear
        ? await revise(ctx, tx, issuer, paper, wanted)
        : await moveSeries(ctx, tx, issuer, paper, wanted);
    const [row] = await tx
      .update(customerInvoices)
      .set({
        ...columns,
        number,
        paymentStatus: invoicePaymentStatus({ ...before, ...columns }),
        version: before.version + 1,
        updatedAt: ctx.now(),
      })
      .where(eq(customerInvoices.id, id))
      .returning();
    if (!row) throw new Error('The invoice was not written');
    await closeStaleLinks(ctx, tx, { customerInvoiceId: id });
    return toCustomerInvoiceView(row);
  });
}

function pick(row: InvoiceRow, columns: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(columns).map((name) => [name, row[name as keyof InvoiceRow]]));
}

/** A revision under the same number. */
async function revise(
  ctx: Ctx,
  tx: Transaction,
  issuer: Issuer,
  paper: DocumentRow,
  wanted: NewDocument,
): Promise<string> {
  const values = {
    ...documentFigures(wanted),
    date: wanted.date ?? paper.date,
    paper: documentPaper(issuer, wanted),
    revision: paper.revision + 1,
  };
  await tx.update(documents).set(values).where(eq(documents.id, paper.id));
  await writeAudit(ctx, tx, {
    action: `${paper.kind}.revised`,
    entity: 'document',
    entityId: paper.id,
    before: pickPaper(paper, values),
    after: values,
  });
  return paper.number;
}

function pickPaper(paper: DocumentRow, values: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, paper[name as keyof DocumentRow]]));
}

/** A number of the other series; the earlier one stays, a final one as cancelled. A final one takes advances in. */
async function moveSeries(
  ctx: Ctx,
  tx: Transaction,
  issuer: Issuer,
  paper: DocumentRow,
  wanted: NewDocument,
): Promise<string> {
  await retirePaper(ctx, tx, paper);
  if (wanted.kind !== 'invoice') return (await issueDocument(ctx, tx, issuer, wanted)).number;
  const { advances, ids } = await openAdvances(tx, wanted.owner);
  const issued = await issueDocument(ctx, tx, issuer, { ...wanted, ...(ids.length > 0 ? { advances } : {}) });
  if (ids.length > 0) {
    await tx.update(documents).set({ takenIntoId: issued.id }).where(inArray(documents.id, ids));
  }
  return issued.number;
}

/** Takes a paper out of use: an invoice's number stays as cancelled, a proforma was never a tax document. */
export async function retirePaper(ctx: Ctx, tx: Transaction, paper: DocumentRow): Promise<void> {
  const status = paper.kind === 'invoice' ? 'cancelled' : 'replaced';
  await tx.update(documents).set({ status, cancelledAt: ctx.now() }).where(eq(documents.id, paper.id));
  await writeAudit(ctx, tx, {
    action: `${paper.kind}.${status}`,
    entity: 'document',
    entityId: paper.id,
    before: { status: paper.status },
    after: { status, number: paper.number },
  });
}
