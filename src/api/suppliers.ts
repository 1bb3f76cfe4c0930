import { createRoute } from '@hono/zod-openapi';
import {
  Supplier,
  SupplierChange,
  SupplierInput,
  SupplierQuery,
  SupplierStats,
} from '#app/contract/suppliers.ts';
import { createSupplier } from '#app/services/suppliers/create-supplier.ts';
import { deleteSupplier } from '#app/services/suppliers/delete-supplier.ts';
import { listSuppliers } from '#app/services/suppliers/list-suppliers.ts';
import { restoreSupplier } from '#app/services/suppliers/restore-supplier.ts';
import { supplierStats } from '#app/services/suppliers/supplier-stats.ts';
import { updateSupplier } from '#app/services/suppliers/update-supplier.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { SUPPLIER_CSV } from './csv-files.ts';
import { deleted, failure, formOf, json, idParams as params, savedAlready, signedIn } from './describe.ts';
import type { Api } from './env.ts';
import { onlySent } from './only-sent.ts';

const tags = ['Suppliers'];
const path = '/suppliers';
const refused = { ...signedIn, 422: failure('A field is missing or wrong') };
const missing = { 404: failure('No such supplier') };
const one = { 200: { description: 'The supplier', ...json(Supplier) } };

const list = createRoute({
  tags,
  method: 'get',
  path,
  summary: 'Suppliers by name, a page at a time',
  request: { query: SupplierQuery.extend(csvQuery) },
  responses: { ...csvListOf(Supplier), ...refused },
});

const stats = createRoute({
  tags,
  method: 'get',
  path: `${path}/stats/summary`,
  summary: 'The figures over the directory',
  responses: { 200: { description: 'Counts', ...json(SupplierStats) }, ...signedIn },
});

const create = createRoute({
  tags,
  method: 'post',
  path,
  summary: 'Add a supplier',
  request: formOf(SupplierInput),
  responses: {
    201: { description: 'The supplier', ...json(Supplier) },
    ...refused,
    ...savedAlready,
  },
});

const change = createRoute({
  tags,
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Change a supplier: an absent field stays, an empty one clears',
  request: { params, ...formOf(SupplierChange) },
  responses: { ...one, ...refused, ...missing, 409: failure('It was changed meanwhile') },
});

const remove = createRoute({
  tags,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete a supplier that nothing names',
  request: { params },
  responses: {
    ...deleted,
    ...refused,
    ...missing,
    409: failure('Vendor invoices or expenses name it'),
  },
});

const restore = createRoute({
  tags,
  method: 'post',
  path: `${path}/{id}/restore`,
  summary: 'Bring back a supplier that was deleted in the last 30 days',
  request: { params },
  responses: { ...one, ...refused, ...missing },
});

/** The directory of suppliers. */
export function supplierRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    const ask = (page = {}) => listSuppliers(c.get('ctx'), { ...query, ...page });
    if (asksForCsv(c)) return answerCsv(c, { name: 'suppliers', columns: SUPPLIER_CSV, list: ask });
    return c.json(pageRows(c, query, await ask()), 200);
  });

  api.openapi(stats, async (c) => c.json(await supplierStats(c.get('ctx')), 200));

  api.openapi(create, async (c) => c.json(await createSupplier(c.get('ctx'), c.req.valid('form')), 201));

  api.openapi(change, async (c) => {
    const sent = onlySent(c.req.valid('form'), Object.fromEntries(await c.req.formData()));
    return c.json(await updateSupplier(c.get('ctx'), { ...c.req.valid('param'), change: sent }), 200);
  });

  api.openapi(remove, async (c) => {
    await deleteSupplier(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true as const }, 200);
  });

  api.openapi(restore, async (c) => c.json(await restoreSupplier(c.get('ctx'), c.req.valid('param')), 200));
}
