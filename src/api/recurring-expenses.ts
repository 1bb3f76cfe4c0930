import { createRoute } from '@hono/zod-openapi';
import {
  RecurringExpenseChange,
  RecurringExpenseInput,
  RecurringExpenseQuery,
  RecurringExpenseView,
} from '#app/contract/expenses.ts';
import { createRecurring } from '#app/services/recurring-expenses/create-recurring.ts';
import { deleteRecurring } from '#app/services/recurring-expenses/delete-recurring.ts';
import { findRecurring, listRecurring } from '#app/services/recurring-expenses/recurring-view.ts';
import { restoreRecurring } from '#app/services/recurring-expenses/restore-recurring.ts';
import { updateRecurring } from '#app/services/recurring-expenses/update-recurring.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { deleted, failure, json, listOf, idParams as params, savedAlready, signedIn } from './describe.ts';
import type { Api } from './env.ts';
import { onlySent } from './only-sent.ts';

const tags = ['Expenses'];
const path = '/expenses/recurring';
const refused = { ...signedIn, 422: failure('A field is missing or wrong') };
const missing = { 404: failure('No such recurring expense') };
const one = { 200: { description: 'The recurring expense', ...json(RecurringExpenseView) } };

const list = createRoute({
  tags,
  method: 'get',
  path,
  summary: 'Expenses that come again by themselves, the next ones first',
  request: { query: RecurringExpenseQuery },
  responses: { ...listOf(RecurringExpenseView), ...refused },
});

const create = createRoute({
  tags,
  method: 'post',
  path,
  summary: 'Define an expense that comes again; what is due since its first date is made at once',
  request: { body: { required: true, ...json(RecurringExpenseInput) } },
  responses: {
    201: { description: 'The recurring expense', ...json(RecurringExpenseView) },
    ...refused,
    ...savedAlready,
  },
});

const find = createRoute({
  tags,
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One recurring expense',
  request: { params },
  responses: { ...one, ...signedIn, ...missing },
});

const change = createRoute({
  tags,
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Change the expenses to come: an absent field stays, an empty one clears',
  request: { params, body: { required: true, ...json(RecurringExpenseChange) } },
  responses: { ...one, ...refused, ...missing, 409: failure('It was changed meanwhile') },
});

const remove = createRoute({
  tags,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'End it for good; the expenses that it made stay',
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
  summary: 'Bring a deleted one back; possible for 30 days',
  request: { params },
  responses: { ...one, ...signedIn, ...missing },
});

/** Rent, salaries and other expenses that come by themselves. */
export function recurringExpenseRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    return c.json(pageRows(c, query, await listRecurring(c.get('ctx'), query)), 200);
  });

  api.openapi(create, async (c) => c.json(await createRecurring(c.get('ctx'), c.req.valid('json')), 201));

  api.openapi(find, async (c) => c.json(await findRecurring(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(change, async (c) => {
    const sent = onlySent(c.req.valid('json'), await c.req.json());
    return c.json(await updateRecurring(c.get('ctx'), { ...c.req.valid('param'), change: sent }), 200);
  });

  api.openapi(remove, async (c) => {
    await deleteRecurring(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true as const }, 200);
  });

  api.openapi(restore, async (c) => c.json(await restoreRecurring(c.get('ctx'), c.req.valid('param')), 200));
}
