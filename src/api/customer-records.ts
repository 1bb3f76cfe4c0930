import { createRoute, z } from '@hono/zod-openapi';
import {
  CustomerAssignee,
  CustomerBulk,
  CustomerBulkAnswer,
  CustomerHistory,
  CustomerIds,
  CustomerMerge,
  CustomersDeleted,
  CustomersRestored,
  Duplicate,
  DuplicateQuery,
  MadeCustomer,
} from '#app/contract/customer-records.ts';
import { Customer } from '#app/contract/customers.ts';
import { assignCustomer } from '#app/services/customers/assign-customer.ts';
import { changeCustomers } from '#app/services/customers/change-customers.ts';
import { customerHistory } from '#app/services/customers/customer-history.ts';
import { deleteCustomers, restoreCustomers } from '#app/services/customers/delete-customers.ts';
import { findDuplicates } from '#app/services/customers/find-duplicates.ts';
import { makeCustomer } from '#app/services/customers/make-customer.ts';
import { mergeCustomers } from '#app/services/customers/merge-customers.ts';
import { restoreCustomer } from '#app/services/customers/restore-customer.ts';
import { failure, json, idParams as params, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Customers'];
const refused = {
  ...signedIn,
  422: failure('A field is missing or wrong'),
};
const missing = { 404: failure('No such customer') };
const one = { 200: { description: 'The customer', ...json(Customer) } };

const duplicates = createRoute({
  tags,
  method: 'get',
  path: '/customers/duplicates',
  summary:
    'Customers that could be the person who is being typed: same phone or e-mail, or nearly the same name',
  request: { query: DuplicateQuery },
  responses: { 200: { description: 'Up to five', ...json(z.array(Duplicate)) }, ...refused },
});

const history = createRoute({
  tags,
  method: 'get',
  path: '/customers/{id}/history',
  summary: 'Calls, packages, inquiries, bookings, payments and messages of the person, by day',
  request: { params },
  responses: {
    200: { description: 'Newest day first', ...json(CustomerHistory) },
    401: refused[401],
    403: refused[403],
    ...missing,
  },
});

const assign = createRoute({
  tags,
  method: 'put',
  path: '/customers/{id}/assignee',
  summary: 'Give a customer to a member of staff, or to nobody',
  request: { params, body: { required: true, ...json(CustomerAssignee) } },
  responses: { ...one, ...refused, ...missing },
});

const bulk = createRoute({
  tags,
  method: 'post',
  path: '/customers/bulk',
  summary: 'Move or assign many customers at once',
  request: { body: { required: true, ...json(CustomerBulk) } },
  responses: {
    200: { description: 'What each was before, and those that are gone', ...json(CustomerBulkAnswer) },
    ...refused,
  },
});

const bulkDelete = createRoute({
  tags,
  method: 'post',
  path: '/customers/bulk-delete',
  summary: 'Delete many customers with their calls and packages',
  request: { body: { required: true, ...json(CustomerIds) } },
  responses: { 200: { description: 'Which were deleted', ...json(CustomersDeleted) }, ...refused },
});

const bulkRestore = createRoute({
  tags,
  method: 'post',
  path: '/customers/bulk-restore',
  summary: 'Bring back customers that were deleted within 30 days',
  request: { body: { required: true, ...json(CustomerIds) } },
  responses: { 200: { description: 'Which came back', ...json(CustomersRestored) }, ...refused },
});

const merge = createRoute({
  tags,
  method: 'post',
  path: '/customers/{id}/merge',
  summary: 'Make two customers one, with both histories',
  request: { params, body: { required: true, ...json(CustomerMerge) } },
  responses: { ...one, ...refused, ...missing },
});

const restore = createRoute({
  tags,
  method: 'post',
  path: '/customers/{id}/restore',
  summary: 'Bring back a customer that was deleted within 30 days',
  request: { params },
  responses: { ...one, 401: refused[401], 403: refused[403], ...missing },
});

const make = (kind: 'inquiry' | 'booking', path: '/crm/inquiries' | '/crm/bookings') =>
  createRoute({
    tags,
    method: 'post',
    path: `${path}/{id}/customer`,
    summary: `Make the person of ${kind === 'inquiry' ? 'an inquiry' : 'a booking'} a customer and join the two`,
    request: { params },
    responses: {
      200: { description: 'The customer, new or not', ...json(MadeCustomer) },
      ...refused,
      404: failure(`No such ${kind}`),
    },
  });

/** What lies around customers. Before the routes by id, so that `duplicates` and `bulk` are no ids. */
export function customerRecordRoutes(api: Api): void {
  api.openapi(duplicates, async (c) => c.json(await findDuplicates(c.get('ctx'), c.req.valid('query')), 200));

  api.openapi(history, async (c) => c.json(await customerHistory(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(assign, async (c) => {
    const { assignee_id: assigneeId } = c.req.valid('json');
    return c.json(await assignCustomer(c.get('ctx'), { ...c.req.valid('param'), assigneeId }), 200);
  });

  api.openapi(bulk, async (c) => c.json(await changeCustomers(c.get('ctx'), c.req.valid('json')), 200));

  api.openapi(bulkDelete, async (c) => c.json(await deleteCustomers(c.get('ctx'), c.req.valid('json')), 200));

  api.openapi(bulkRestore, async (c) =>
    c.json(await restoreCustomers(c.get('ctx'), c.req.valid('json')), 200),
  );

  api.openapi(merge, async (c) => {
    const input = { ...c.req.valid('param'), otherId: c.req.valid('json').other_id };
    return c.json(await mergeCustomers(c.get('ctx'), input), 200);
  });

  api.openapi(restore, async (c) => c.json(await restoreCustomer(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(make('inquiry', '/crm/inquiries'), async (c) =>
    c.json(await makeCustomer(c.get('ctx'), { kind: 'inquiry', ...c.req.valid('param') }), 200),
  );
  api.openapi(make('booking', '/crm/bookings'), async (c) =>
    c.json(await makeCustomer(c.get('ctx'), { kind: 'booking', ...c.req.valid('param') }), 200),
  );
}
