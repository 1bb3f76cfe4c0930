import { createRoute } from '@hono/zod-openapi';
import {
  CallLogInput,
  Customer,
  CustomerChange,
  CustomerInput,
  CustomerMove,
  CustomerQuery,
  CustomerStats,
} from '#app/contract/customers.ts';
import { createCustomer } from '#app/services/customers/create-customer.ts';
import { customerStats } from '#app/services/customers/customer-stats.ts';
import { deleteCustomer } from '#app/services/customers/delete-customer.ts';
import { findCustomer } from '#app/services/customers/find-customer.ts';
import { listCustomers } from '#app/services/customers/list-customers.ts';
import { logCall } from '#app/services/customers/log-call.ts';
import { moveCustomer } from '#app/services/customers/move-customer.ts';
import { updateCustomer } from '#app/services/customers/update-customer.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { CUSTOMER_CSV } from './customer-csv.ts';
import { deleted, failure, json, idParams as params, savedAlready, signedIn } from './describe.ts';
import type { Api } from './env.ts';
import { onlySent } from './only-sent.ts';

const tags = ['Customers'];
const path = '/customers';
const refused = {
  ...signedIn,
  422: failure('A field is missing or wrong'),
};
const missing = { 404: failure('No such customer') };
const one = { 200: { description: 'The customer', ...json(Customer) } };

const list = createRoute({
  tags,
  method: 'get',
  path,
  summary: 'Leads and customers, newest first, a page at a time',
  request: { query: CustomerQuery.extend(csvQuery) },
  responses: { ...csvListOf(Customer), ...refused },
});

const stats = createRoute({
  tags,
  method: 'get',
  path: `${path}/analytics/dashboard`,
  summary: 'The figures over the lists',
  responses: { 200: { description: 'Counts', ...json(CustomerStats) }, 401: refused[401], 403: refused[403] },
});

const find = createRoute({
  tags,
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One customer',
  request: { params },
  responses: { ...one, 401: refused[401], 403: refused[403], ...missing },
});

const create = createRoute({
  tags,
  method: 'post',
  path,
  summary: 'Add a customer to New Leads',
  request: { body: { required: true, ...json(CustomerInput) } },
  responses: {
    201: { description: 'The customer', ...json(Customer) },
    ...refused,
    ...savedAlready,
  },
});

const change = createRoute({
  tags,
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Change a customer: an absent field stays, an empty one clears',
  request: { params, body: { required: true, ...json(CustomerChange) } },
  responses: { ...one, ...refused, ...missing, 409: failure('It was changed meanwhile') },
});

const remove = createRoute({
  tags,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete a customer with calls and packages',
  request: { params },
  responses: {
    ...deleted,
    401: refused[401],
    403: refused[403],
    ...missing,
  },
});

const move = createRoute({
  tags,
  method: 'put',
  path: `${path}/{id}/move`,
  summary: 'Put a customer on another list',
  request: { params, body: { required: true, ...json(CustomerMove) } },
  responses: { ...one, ...refused, ...missing },
});

const call = createRoute({
  tags,
  method: 'post',
  path: `${path}/{id}/call-logs`,
  summary: 'Log a call of this moment',
  request: { params, body: { required: true, ...json(CallLogInput) } },
  responses: { 201: { description: 'The customer', ...json(Customer) }, ...refused, ...missing },
});

/** Leads and customers. */
export function customerRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    const ask = (page = {}) => listCustomers(c.get('ctx'), { ...query, ...page });
    if (asksForCsv(c)) return answerCsv(c, { name: 'customers', columns: CUSTOMER_CSV, list: ask });
    return c.json(pageRows(c, query, await ask()), 200);
  });

  api.openapi(stats, async (c) => c.json(await customerStats(c.get('ctx')), 200));

  api.openapi(find, async (c) => c.json(await findCustomer(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(create, async (c) => c.json(await createCustomer(c.get('ctx'), c.req.valid('json')), 201));

  api.openapi(change, async (c) => {
    const sent = onlySent(c.req.valid('json'), await c.req.json());
    return c.json(await updateCustomer(c.get('ctx'), { ...c.req.valid('param'), change: sent }), 200);
  });

  api.openapi(remove, async (c) => {
    await deleteCustomer(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true as const }, 200);
  });

  api.openapi(move, async (c) => {
    const { target_list } = c.req.valid('json');
    return c.json(await moveCustomer(c.get('ctx'), { ...c.req.valid('param'), list: target_list }), 200);
  });

  api.openapi(call, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await logCall(c.get('ctx'), input), 201);
  });
}
