import { createRoute, z } from '@hono/zod-openapi';
import {
  BulkUploadResult,
  CustomerImport,
  ImportColumns,
  ImportRow,
  ImportRowQuery,
  SheetForm,
  UndoneImport,
} from '#app/contract/customer-imports.ts';
import { importTemplate } from '#app/domain/import/template.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { commitImport } from '#app/services/customer-imports/commit-import.ts';
import { discardImport } from '#app/services/customer-imports/discard-import.ts';
import { importRejects } from '#app/services/customer-imports/import-rejects.ts';
import { findImport, listImportRows, listImports } from '#app/services/customer-imports/list-imports.ts';
import { reviewImport } from '#app/services/customer-imports/review-import.ts';
import { startImport } from '#app/services/customer-imports/start-import.ts';
import { undoImport } from '#app/services/customer-imports/undo-import.ts';
import { uploadCustomers } from '#app/services/customer-imports/upload-customers.ts';
import { pageRows } from './answer-page.ts';
import { deleted, failure, formOf, json, listOf, idParams as params, signedIn } from './describe.ts';
import type { Api } from './env.ts';
import { csvHeaders, streamText } from './stream-text.ts';

const tags = ['Customers'];
const path = '/customers/imports';
const missing = { 404: failure('No such upload') };
const closed = { 409: failure('It is at another step: running, done or undone') };
const one = (description: string) => ({ 200: { description, ...json(CustomerImport) } });
const csvFile = { 200: { description: 'A CSV file', content: { 'text/csv': { schema: z.string() } } } };
const form = formOf(SheetForm);
const unread = {
  408: failure('It came too slowly'),
  413: failure('More than 25 MB, 50,000 rows or 200 columns'),
  415: failure('It is no .csv, .xlsx or .xls file'),
  422: failure('No file, an empty one, or one that is damaged or password-protected'),
};

const upload = createRoute({
  tags,
  method: 'post',
  path: '/customers/bulk-upload',
  summary: 'Make customers of a .csv, .xlsx or .xls file at once',
  request: form,
  responses: {
    200: { description: 'What became of its rows', ...json(BulkUploadResult) },
    ...signedIn,
    ...unread,
  },
});

const template = createRoute({
  tags,
  method: 'get',
  path: '/customers/bulk-upload/template',
  summary: 'A CSV file with the columns that an upload can have',
  responses: { ...csvFile, ...signedIn },
});

const list = createRoute({
  tags,
  method: 'get',
  path,
  summary: 'The latest uploads that ran, newest first',
  responses: { 200: { description: 'At most ten', ...json(z.array(CustomerImport)) }, ...signedIn },
});

const start = createRoute({
  tags,
  method: 'post',
  path,
  summary: 'Send a file and see its columns; nothing is made of it yet',
  request: form,
  responses: { 201: { description: 'The upload', ...json(CustomerImport) }, ...signedIn, ...unread },
});

const find = createRoute({
  tags,
  method: 'get',
  path: `${path}/{id}`,
  summary: 'An upload and how far it is',
  request: { params },
  responses: { ...one('The upload'), ...signedIn, ...missing },
});

const review = createRoute({
  tags,
  method: 'put',
  path: `${path}/{id}/columns`,
  summary: 'Say which field each column is and see what the upload would do; nothing is made yet',
  request: { params, body: { required: true, ...json(ImportColumns) } },
  responses: {
    ...one('The upload, reviewed'),
    ...signedIn,
    ...missing,
    ...closed,
    422: failure('A required field has no column, or a field has two'),
  },
});

const rows = createRoute({
  tags,
  method: 'get',
  path: `${path}/{id}/rows`,
  summary: 'Rows with problems, or of another verdict; of those without, the first hundred',
  request: { params, query: ImportRowQuery },
  responses: { ...listOf(ImportRow), ...signedIn, ...missing },
});

const commit = createRoute({
  tags,
  method: 'post',
  path: `${path}/{id}/commit`,
  summary: 'Make the customers of a reviewed upload; asked again, it tells how far it is',
  request: { params },
  responses: { 202: { description: 'It runs', ...json(CustomerImport) }, ...signedIn, ...missing, ...closed },
});

const rejects = createRoute({
  tags,
  method: 'get',
  path: `${path}/{id}/rejects`,
  summary: 'The rows that made no customer, with why, to mend and upload again',
  request: { params },
  responses: { ...csvFile, ...signedIn, ...missing },
});

const undo = createRoute({
  tags,
  method: 'post',
  path: `${path}/{id}/undo`,
  summary: 'Take back the customers of an upload that nobody has worked on since',
  request: { params },
  responses: {
    200: { description: 'The upload and the customers that stay', ...json(UndoneImport) },
    ...signedIn,
    ...missing,
    ...closed,
  },
});

const discard = createRoute({
  tags,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Give up an upload that has not run',
  request: { params },
  responses: {
    ...deleted,
    ...signedIn,
    ...missing,
    ...closed,
  },
});

/** Customers from files. */
export function customerImportRoutes(api: Api): void {
  api.openapi(upload, async (c) =>
    c.json(await uploadCustomers(c.get('ctx'), await fileOf(c.req.valid('form'))), 200),
  );

  api.openapi(template, (c) => {
    requirePermission(c.get('ctx'), 'customers.view');
    return c.body(importTemplate(), 200, csvHeaders('customers-template'));
  });

  api.openapi(list, async (c) => c.json(await listImports(c.get('ctx')), 200));

  api.openapi(start, async (c) =>
    c.json(await startImport(c.get('ctx'), await fileOf(c.req.valid('form'))), 201),
  );

  api.openapi(find, async (c) => c.json(await findImport(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(review, async (c) =>
    c.json(await reviewImport(c.get('ctx'), { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  );

  api.openapi(rows, async (c) => {
    const { limit = 100, offset = 0, verdict } = c.req.valid('query');
    const query = { ...c.req.valid('param'), verdict, limit, offset };
    return c.json(pageRows(c, query, await listImportRows(c.get('ctx'), query)), 200);
  });

  api.openapi(commit, async (c) => c.json(await commitImport(c.get('ctx'), c.req.valid('param')), 202));

  api.openapi(rejects, async (c) => {
    const lines = await importRejects(c.get('ctx'), c.req.valid('param'));
    return c.body(streamText(lines), 200, csvHeaders('customers-to-mend'));
  });

  api.openapi(undo, async (c) => c.json(await undoImport(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(discard, async (c) => {
    await discardImport(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true } as const, 200);
  });
}

async function fileOf({ file }: { file: File }) {
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
}
