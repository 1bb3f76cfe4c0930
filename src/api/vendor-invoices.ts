import { createRoute } from '@hono/zod-openapi';
import {
  VendorInvoice,
  VendorInvoiceBulk,
  VendorInvoiceBulkAnswer,
  VendorInvoiceChange,
  VendorInvoiceInput,
  VendorInvoiceQuery,
  VendorInvoiceStats,
  VendorInvoiceStatsQuery,
} from '#app/contract/vendor-invoices.ts';
import { changeVendorInvoices } from '#app/services/vendor-invoices/change-vendor-invoices.ts';
import { createVendorInvoice } from '#app/services/vendor-invoices/create-vendor-invoice.ts';
import { deleteVendorInvoice } from '#app/services/vendor-invoices/delete-vendor-invoice.ts';
import { findVendorInvoice, listVendorInvoices } from '#app/services/vendor-invoices/list-vendor-invoices.ts';
import { restoreVendorInvoice } from '#app/services/vendor-invoices/restore-vendor-invoice.ts';
import { updateVendorInvoice } from '#app/services/vendor-invoices/update-vendor-invoice.ts';
import { vendorInvoiceFile } from '#app/services/vendor-invoices/vendor-invoice-file.ts';
import { vendorInvoiceStats } from '#app/services/vendor-invoices/vendor-invoice-stats.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { answerFile, anyFile } from './answer-file.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { VENDOR_INVOICE_CSV } from './csv-files.ts';
import { deleted, failure, formOf, json, idParams as params, signedIn } from './describe.ts';
import type { Api } from './env.ts';
import { onlySent } from './only-sent.ts';
import { uploadedFile } from './uploaded-file.ts';

const tags = ['Vendor invoices'];
const path = '/vendors/invoices';
const missing = { 404: failure('No such invoice') };
const wrong = { 422: failure('A field is missing or wrong') };
const one = (description: string) => ({ 200: { description, ...json(VendorInvoice) } });
const refused = {
  ...signedIn,
  408: failure('The file came too slowly'),
  409: failure(
    'The vendor’s number is there already in its financial year, or somebody changed it meanwhile',
  ),
  413: failure('The file is larger than 20 MB'),
  415: failure('The request is no multipart form'),
  422: failure('A field is missing or wrong, or the file is no .pdf, .xlsx or .xls'),
  502: failure('The file store did not take the file'),
};

const list = createRoute({
  tags,
  method: 'get',
  path,
  summary: 'Invoices of vendors, newest first, a page at a time',
  request: { query: VendorInvoiceQuery.extend(csvQuery) },
  responses: { ...csvListOf(VendorInvoice), ...signedIn, ...wrong },
});

const stats = createRoute({
  tags,
  method: 'get',
  path: `${path}/summary/stats`,
  summary: 'The cards over the list; rupees and dollars by themselves',
  request: { query: VendorInvoiceStatsQuery },
  responses: { 200: { description: 'Counts and sums', ...json(VendorInvoiceStats) }, ...signedIn, ...wrong },
});

const find = createRoute({
  tags,
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One invoice',
  request: { params },
  responses: { ...one('The invoice'), ...signedIn, ...missing },
});

const create = createRoute({
  tags,
  method: 'post',
  path,
  summary: 'Write an invoice down, with its file; the server computes GST and total',
  request: formOf(VendorInvoiceInput),
  responses: { 201: { description: 'The invoice', ...json(VendorInvoice) }, ...refused },
});

const change = createRoute({
  tags,
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Change an invoice: an absent field stays, an empty one clears; without a file the old one stays',
  request: { params, ...formOf(VendorInvoiceChange) },
  responses: { ...one('The invoice'), ...refused, ...missing },
});

const bulk = createRoute({
  tags,
  method: 'post',
  path: `${path}/bulk`,
  summary: 'Approve many invoices at once, or mark them as paid',
  request: { body: { required: true, ...json(VendorInvoiceBulk) } },
  responses: {
    200: {
      description: 'What each was before, and those that stayed as they were with the reason',
      ...json(VendorInvoiceBulkAnswer),
    },
    ...signedIn,
    ...wrong,
  },
});

const remove = createRoute({
  tags,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete an invoice; it can be brought back for 30 days',
  request: { params },
  responses: {
    ...deleted,
    ...signedIn,
    ...missing,
  },
});

const restore = createRoute({
  tags,
  method: 'post',
  path: `${path}/{id}/restore`,
  summary: 'Bring a deleted invoice back, with its file',
  request: { params },
  responses: { ...one('The invoice'), ...signedIn, ...missing, 409: refused[409] },
});

const download = createRoute({
  tags,
  method: 'get',
  path: `${path}/{id}/download`,
  summary: 'The file of an invoice, under its own name',
  request: { params },
  responses: { 200: anyFile, ...signedIn, ...missing, 502: failure('The file store does not answer') },
});

/** What vendors bill the agency. */
export function vendorInvoiceRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    const ask = (page = {}) => listVendorInvoices(c.get('ctx'), { ...query, ...page });
    if (asksForCsv(c)) {
      return answerCsv(c, { name: 'vendor-invoices', columns: VENDOR_INVOICE_CSV, list: ask });
    }
    return c.json(pageRows(c, query, await ask()), 200);
  });

  api.openapi(stats, async (c) => c.json(await vendorInvoiceStats(c.get('ctx'), c.req.valid('query')), 200));

  api.openapi(find, async (c) => c.json(await findVendorInvoice(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(create, async (c) => {
    const { file, ...input } = c.req.valid('form');
    return c.json(await createVendorInvoice(c.get('ctx'), { file: await uploadedFile(file), input }), 201);
  });

  api.openapi(change, async (c) => {
    const sent = onlySent(c.req.valid('form'), Object.fromEntries(await c.req.formData()));
    const { file, ...fields } = sent;
    const input = { ...c.req.valid('param'), file: await uploadedFile(file), change: fields };
    return c.json(await updateVendorInvoice(c.get('ctx'), input), 200);
  });

  api.openapi(bulk, async (c) => c.json(await changeVendorInvoices(c.get('ctx'), c.req.valid('json')), 200));

  api.openapi(remove, async (c) => {
    await deleteVendorInvoice(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true as const }, 200);
  });

  api.openapi(restore, async (c) =>
    c.json(await restoreVendorInvoice(c.get('ctx'), c.req.valid('param')), 200),
  );

  api.openapi(download, async (c) =>
    answerFile(c, await vendorInvoiceFile(c.get('ctx'), c.req.valid('param'))),
  );
}
