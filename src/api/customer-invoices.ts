import { createRoute, z } from '@hono/zod-openapi';
import {
  CustomerInvoiceChange,
  CustomerInvoiceInput,
  CustomerInvoiceQuery,
  CustomerInvoiceStats,
  CustomerInvoiceView,
  InvoiceDefaults,
} from '#app/contract/customer-invoices.ts';
import { createCustomerInvoice } from '#app/services/customer-invoices/create-customer-invoice.ts';
import { customerInvoicePdf } from '#app/services/customer-invoices/customer-invoice-pdf.ts';
import { deleteCustomerInvoice } from '#app/services/customer-invoices/delete-customer-invoice.ts';
import {
  customerInvoiceStats,
  listCustomerInvoices,
} from '#app/services/customer-invoices/list-customer-invoices.ts';
import { invoiceDefaults, previewInvoice } from '#app/services/customer-invoices/preview-invoice.ts';
import { updateCustomerInvoice } from '#app/services/customer-invoices/update-customer-invoice.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { answerPdf, pdfFile } from './answer-pdf.ts';
import { CUSTOMER_INVOICE_CSV } from './csv-files.ts';
import { failure, formOf, json, idParams as params, savedAlready, signedIn } from './describe.ts';
import type { Api } from './env.ts';
import { onlySent } from './only-sent.ts';

const tags = ['Customer invoices'];
const path = '/accounts/customer-invoices';
const refused = {
  ...signedIn,
  422: failure('A field is missing or wrong'),
};
const missing = { 404: failure('No such invoice') };
const locked = { 409: failure('Sent, paid, corrected or reported: a credit note corrects it') };

const list = createRoute({
  tags,
  method: 'get',
  path,
  summary: 'Customer invoices, newest first, a page at a time',
  request: { query: CustomerInvoiceQuery.extend(csvQuery) },
  responses: { ...csvListOf(CustomerInvoiceView), 401: refused[401], 403: refused[403], 422: refused[422] },
});

const stats = createRoute({
  tags,
  method: 'get',
  path: `${path}/stats`,
  summary: 'The four cards over the list',
  responses: {
    200: { description: 'Counts', ...json(CustomerInvoiceStats) },
    401: refused[401],
    403: refused[403],
  },
});

const create = createRoute({
  tags,
  method: 'post',
  path,
  summary: 'Write an invoice; the server computes every amount and gives the number',
  request: formOf(CustomerInvoiceInput),
  responses: {
    201: { description: 'The invoice', ...json(CustomerInvoiceView) },
    ...refused,
    ...savedAlready,
  },
});

const preview = createRoute({
  tags,
  method: 'post',
  path: `${path}/preview`,
  summary: 'The paper that an invoice would get; nothing is written',
  request: formOf(CustomerInvoiceInput),
  responses: { 200: pdfFile, ...refused },
});

const defaults = createRoute({
  tags,
  method: 'get',
  path: `${path}/defaults`,
  summary: 'What an editor needs of the settings to show the figures that the server will compute',
  responses: {
    200: { description: 'The defaults', ...json(InvoiceDefaults) },
    401: refused[401],
    403: refused[403],
  },
});

const change = createRoute({
  tags,
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Change an invoice: an absent field stays, an empty one clears',
  request: { params, ...formOf(CustomerInvoiceChange) },
  responses: {
    200: { description: 'The invoice', ...json(CustomerInvoiceView) },
    ...refused,
    ...missing,
    ...locked,
  },
});

const remove = createRoute({
  tags,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete a proforma; cancel a final invoice, whose number and paper stay',
  request: { params },
  responses: {
    200: { description: 'Done', ...json(z.object({ deleted: z.literal(true), cancelled: z.boolean() })) },
    ...refused,
    ...missing,
    ...locked,
  },
});

const download = createRoute({
  tags,
  method: 'get',
  path: `${path}/{id}/download`,
  summary: 'The invoice as PDF',
  request: { params },
  responses: { 200: pdfFile, ...refused, ...missing },
});

/** Invoices that staff write by hand. */
export function customerInvoiceRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    const ask = (page = {}) => listCustomerInvoices(c.get('ctx'), { ...query, ...page });
    if (asksForCsv(c)) {
      return answerCsv(c, { name: 'customer-invoices', columns: CUSTOMER_INVOICE_CSV, list: ask });
    }
    return c.json(pageRows(c, query, await ask()), 200);
  });

  api.openapi(stats, async (c) => c.json(await customerInvoiceStats(c.get('ctx')), 200));

  api.openapi(create, async (c) =>
    c.json(await createCustomerInvoice(c.get('ctx'), c.req.valid('form')), 201),
  );

  api.openapi(preview, async (c) =>
    answerPdf(await previewInvoice(c.get('ctx'), c.req.valid('form')), 'preview.pdf'),
  );

  api.openapi(defaults, async (c) => c.json(await invoiceDefaults(c.get('ctx')), 200));

  api.openapi(change, async (c) => {
    const sent = onlySent(c.req.valid('form'), Object.fromEntries(await c.req.formData()));
    const input = { ...c.req.valid('param'), change: sent };
    return c.json(await updateCustomerInvoice(c.get('ctx'), input), 200);
  });

  api.openapi(remove, async (c) => {
    const { cancelled } = await deleteCustomerInvoice(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true as const, cancelled }, 200);
  });

  api.openapi(download, async (c) => {
    const { id } = c.req.valid('param');
    return answerPdf(await customerInvoicePdf(c.get('ctx'), { id }), `invoice_${id}.pdf`);
  });
}
