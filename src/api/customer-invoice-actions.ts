import { createRoute, z } from '@hono/zod-openapi';
import {
  CreditNoteInput,
  CreditNoteView,
  InvoiceEmailInput,
  PaymentLinkView,
} from '#app/contract/customer-invoices.ts';
import { idText } from '#app/contract/fields.ts';
import { creditInvoice } from '#app/services/customer-invoices/credit-invoice.ts';
import { creditNotePdf, listCreditNotes } from '#app/services/customer-invoices/credit-notes.ts';
import { emailInvoice } from '#app/services/customer-invoices/email-invoice.ts';
import { invoicePaymentLink } from '#app/services/customer-invoices/invoice-payment-link.ts';
import { answerPdf, pdfFile } from './answer-pdf.ts';
import { answerSend, SEND_ANSWERS } from './answer-send.ts';
import { failure, json, idParams as params, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Customer invoices'];
const path = '/accounts/customer-invoices/{id}';
const refused = {
  ...signedIn,
  404: failure('No such invoice'),
  422: failure('A field is missing or wrong'),
};

const credit = createRoute({
  tags,
  method: 'post',
  path: `${path}/credit-notes`,
  summary: 'Correct a final invoice by a credit note over all that is left of it, or less',
  request: { params, body: { required: true, ...json(CreditNoteInput) } },
  responses: {
    201: { description: 'The credit note', ...json(CreditNoteView) },
    ...refused,
    409: failure('Not a final invoice, cancelled, or credited in full'),
  },
});

const notes = createRoute({
  tags,
  method: 'get',
  path: `${path}/credit-notes`,
  summary: 'The credit notes of an invoice, the oldest first',
  request: { params },
  responses: { 200: { description: 'Credit notes', ...json(z.array(CreditNoteView)) }, ...signedIn },
});

const notePdf = createRoute({
  tags,
  method: 'get',
  path: `${path}/credit-notes/{note}/download`,
  summary: 'A credit note as PDF',
  request: { params: params.extend({ note: idText }) },
  responses: { 200: pdfFile, ...signedIn, 404: failure('No such credit note') },
});

const email = createRoute({
  tags,
  method: 'post',
  path: `${path}/email`,
  summary: 'Send the invoice with its PDF to the customer',
  request: { params, body: { required: true, ...json(InvoiceEmailInput) } },
  responses: {
    ...SEND_ANSWERS,
    ...refused,
  },
});

const link = createRoute({
  tags,
  method: 'post',
  path: `${path}/payment-link`,
  summary: 'A page on which the customer pays the balance; an open one of that amount is used again',
  request: { params },
  responses: {
    200: { description: 'The link', ...json(PaymentLinkView) },
    ...refused,
    409: failure('Cancelled, paid, in dollars, or nothing can be paid online'),
    502: failure('The payment service did not answer'),
  },
});

/** What is done with a customer invoice once it is out. */
export function customerInvoiceActionRoutes(api: Api): void {
  api.openapi(credit, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await creditInvoice(c.get('ctx'), input), 201);
  });

  api.openapi(notes, async (c) => c.json(await listCreditNotes(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(notePdf, async (c) => {
    const { id, note } = c.req.valid('param');
    return answerPdf(await creditNotePdf(c.get('ctx'), { id, note }), `credit_note_${note}.pdf`);
  });

  api.openapi(email, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return answerSend(c, await emailInvoice(c.get('ctx'), input));
  });

  api.openapi(link, async (c) => c.json(await invoicePaymentLink(c.get('ctx'), c.req.valid('param')), 200));
}
