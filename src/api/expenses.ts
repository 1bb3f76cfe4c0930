import { createRoute, z } from '@hono/zod-openapi';
import {
  ExpenseChange,
  ExpenseInput,
  ExpenseQuery,
  ExpenseStats,
  ExpenseStatsQuery,
  ExpenseView,
} from '#app/contract/expenses.ts';
import { idText } from '#app/contract/fields.ts';
import { createExpense } from '#app/services/expenses/create-expense.ts';
import { deleteExpense } from '#app/services/expenses/delete-expense.ts';
import { expenseStats } from '#app/services/expenses/expense-stats.ts';
import { findExpense } from '#app/services/expenses/find-expense.ts';
import { listExpenses } from '#app/services/expenses/list-expenses.ts';
import { restoreExpense } from '#app/services/expenses/restore-expense.ts';
import { updateExpense } from '#app/services/expenses/update-expense.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { failure, json } from './describe.ts';
import type { Api } from './env.ts';
import { EXPENSE_CSV } from './expense-csv.ts';
import { onlySent } from './only-sent.ts';

const tags = ['Expenses'];
const params = z.object({ id: idText });
const path = '/expenses';
const barred = { 401: failure('Nobody is signed in'), 403: failure('The role does not allow it') };
const refused = { ...barred, 422: failure('A field is missing or wrong') };
const missing = { 404: failure('No such expense') };
const one = { 200: { description: 'The expense', ...json(ExpenseView) } };

const list = createRoute({
  tags,
  method: 'get',
  path,
  summary: 'Expenses, newest date first, a page at a time',
  request: { query: ExpenseQuery.extend(csvQuery) },
  responses: { ...csvListOf(ExpenseView), ...refused },
});

const stats = createRoute({
  tags,
  method: 'get',
  path: `${path}/stats`,
  summary: 'The cards over the list that the same filters give; each currency by itself',
  request: { query: ExpenseStatsQuery },
  responses: { 200: { description: 'Sums', ...json(ExpenseStats) }, ...refused },
});

const create = createRoute({
  tags,
  method: 'post',
  path,
  summary: 'Record an expense; the name of a chosen supplier is copied from the directory',
  request: { body: { required: true, ...json(ExpenseInput) } },
  responses: { 201: { description: 'The expense', ...json(ExpenseView) }, ...refused },
});

const find = createRoute({
  tags,
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One expense',
  request: { params },
  responses: { ...one, ...barred, ...missing },
});

const change = createRoute({
  tags,
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Change an expense: an absent field stays, an empty one clears',
  request: { params, body: { required: true, ...json(ExpenseChange) } },
  responses: { ...one, ...refused, ...missing, 409: failure('It was changed meanwhile') },
});

const remove = createRoute({
  tags,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete an expense',
  request: { params },
  responses: {
    200: { description: 'Done', ...json(z.object({ deleted: z.literal(true) })) },
    ...barred,
    ...missing,
  },
});

const restore = createRoute({
  tags,
  method: 'post',
  path: `${path}/{id}/restore`,
  summary: 'Bring a deleted expense back; possible for 30 days',
  request: { params },
  responses: { ...one, ...barred, ...missing },
});

/** What the agency spends. */
export function expenseRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    const ask = (page = {}) => listExpenses(c.get('ctx'), { ...query, ...page });
    if (asksForCsv(c)) return answerCsv(c, { name: 'expenses', columns: EXPENSE_CSV, list: ask });
    return c.json(pageRows(c, query, await ask()), 200);
  });

  api.openapi(stats, async (c) => c.json(await expenseStats(c.get('ctx'), c.req.valid('query')), 200));

  api.openapi(create, async (c) => c.json(await createExpense(c.get('ctx'), c.req.valid('json')), 201));

  api.openapi(find, async (c) => c.json(await findExpense(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(change, async (c) => {
    const sent = onlySent(c.req.valid('json'), await c.req.json());
    return c.json(await updateExpense(c.get('ctx'), { ...c.req.valid('param'), change: sent }), 200);
  });

  api.openapi(remove, async (c) => {
    await deleteExpense(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true as const }, 200);
  });

  api.openapi(restore, async (c) => c.json(await restoreExpense(c.get('ctx'), c.req.valid('param')), 200));
}
