import type { CustomerInvoiceInput, InvoiceDefaults } from '#app/contract/customer-invoices.ts';
import { DEFAULT_GST_RATE } from '#app/domain/gst/rates.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { documentFigures, documentPaper } from '#app/services/documents/issue-document.ts';
import { readIssuer } from '#app/services/documents/issuer.ts';
import { printDocument } from '#app/services/documents/print-document.ts';
import { changedDraft, draftDocument, emptyDraft, invoiceFigures } from './invoice-draft.ts';

/** The paper that an invoice would get, stamped as a preview: nothing is written, no number is given. */
export async function previewInvoice(ctx: Ctx, input: CustomerInvoiceInput): Promise<Uint8Array> {
  requirePermission(ctx, 'accounts.edit');
  const issuer = await readIssuer(ctx, ctx.db);
  const draft = changedDraft(emptyDraft(issuer), input, issuer);
  const document = draftDocument('', draft, invoiceFigures(draft, issuer), issuer);
  const figures = documentFigures(document);
  const printed = printDocument(
    {
      id: '',
      kind: document.kind,
      number: 'PREVIEW',
      financialYear: '',
      serial: 0,
      date: draft.invoiceDate,
      status: 'issued',
      cancelledAt: null,
      bookingId: null,
      customerInvoiceId: null,
      ledgerEntryId: null,
      correctsId: null,
      ...figures,
      advanceTaxable: 0,
      advanceCgst: 0,
      advanceSgst: 0,
      advanceIgst: 0,
      takenIntoId: null,
      paper: documentPaper(issuer, document),
      revision: 1,
      issuedBy: '',
      createdAt: ctx.now(),
    },
    { paid: 0, credited: 0, balance: figures.total },
  );
  // Nobody pays a paper without a number.
  return ctx.pdf.render('document', { ...printed, stamp: 'PREVIEW', upi: null });
}

/** What the editor needs of the settings to show the same figures as the server. */
export async function invoiceDefaults(ctx: Ctx): Promise<InvoiceDefaults> {
  requirePermission(ctx, 'accounts.view');
  const { company, tax } = await readIssuer(ctx, ctx.db);
  return {
    supplier_state: company.stateCode,
    under_lut: tax.lut !== '',
    gst_rate: tax.gstRate ?? DEFAULT_GST_RATE,
    sac: tax.sac,
    today: dateInZone(ctx.now(), ctx.config.timeZone),
  };
}
