import { createRoute, type z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { attachedFile } from '#app/contract/attachments.ts';
import {
  ExpenseChange,
  ExpenseInput,
  ExpenseQuery,
  ExpenseStats,
  ExpenseStatsQuery,
  ExpenseView,
  RECEIPT_HINT,
} from '#app/contract/expenses.ts';
import type { UploadedFile } from '#app/services/attachments/attachment.ts';
import { invalid } from '#app/services/errors.ts';
import { createExpense } from '#app/services/expenses/create-expense.ts';
import { deleteExpense } from '#app/services/expenses/delete-expense.ts';
import { expenseBill } from '#app/services/expenses/expense-bill.ts';
import { expenseStats } from '#app/services/expenses/expense-stats.ts';
import { findExpense } from '#app/services/expenses/find-expense.ts';
import { listExpenses } from '#app/services/expenses/list-expenses.ts';
import { restoreExpense } from '#app/services/expenses/restore-expense.ts';
import { updateExpense } from '#app/services/expenses/update-expense.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { answerFile, anyFile } from './answer-file.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { deleted, failure, json, idParams as params, savedAlready, signedIn } from './describe.ts';
import type { Api, ApiEnv } from './env.ts';
import { EXPENSE_CSV } from './expense-csv.ts';
import { formAsJson } from './middleware/form-as-json.ts';
import { onlySent } from './only-sent.ts';
import { uploadedFile } from './uploaded-file.ts';

const tags = ['Expenses'];
const path = '/expenses';
const refused = { ...signedIn, 422: failure('A field is missing or wrong') };
const withFile = {
  408: failure('The file came too slowly'),
  413: failure('The file is larger than 20 MB'),
  502: failure('The file store did not take the file'),
};
const missing = { 404: failure('No such expense') };
const one = { 200: { description: 'The expense', ...json(ExpenseView) } };

/** JSON as specified, or the same fields as a form that carries the bill besides. */
function orForm<Schema extends z.ZodType>(schema: Schema, name: string) {
  const file = { type: 'string' as const, format: 'binary', description: RECEIPT_HINT };
  const form = {
    allOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'object' as const, properties: { file } }],
  };
  // Typed as JSON alone: that is what handlers read, whichever was sent.
  const { content } = json(schema);
  const both: typeof content = { ...content, ...{ 'multipart/form-data': { schema: form } } };
  return { required: true as const, content: both };
}

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
  middleware: formAsJson,
  request: { body: orForm(ExpenseInput, 'ExpenseInput') },
  responses: {
    201: { description: 'The expense', ...json(ExpenseView) },
    ...refused,
    ...withFile,
    ...savedAlready,
  },
});

const find = createRoute({
  tags,
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One expense',
  request: { params },
  responses: { ...one, ...signedIn, ...missing },
});

const change = createRoute({
  tags,
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Change an expense: an absent field stays, an empty one clears',
  middleware: formAsJson,
  request: { params, body: orForm(ExpenseChange, 'ExpenseChange') },
  responses: { ...one, ...refused, ...withFile, ...missing, 409: failure('It was changed meanwhile') },
});

const remove = createRoute({
  tags,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete an expense',
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
  summary: 'Bring a deleted expense back; possible for 30 days',
  request: { params },
  responses: { ...one, ...signedIn, ...missing },
});

const download = createRoute({
  tags,
  method: 'get',
  path: `${path}/{id}/download`,
  summary: 'The bill of an expense, under its own name',
  request: { params },
  responses: { 200: anyFile, ...signedIn, ...missing, 502: failure('The file store does not answer') },
});

/** The file of a form. Throws `invalid_input` where `file` is none. */
async function billOf(c: Context<ApiEnv>): Promise<UploadedFile | undefined> {
  const read = attachedFile(RECEIPT_HINT).safeParse(c.get('attachment'));
  if (read.success) return uploadedFile(read.data);
  const text = read.error.issues[0]?.message ?? '';
  throw invalid(text, { file: text });
}

/** What the agency spends. */
export function expenseRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    const ask = (page = {}) => listExpenses(c.get('ctx'), { ...query, ...page });
    if (asksForCsv(c)) return answerCsv(c, { name: 'expenses', columns: EXPENSE_CSV, list: ask });
    return c.json(pageRows(c, query, await ask()), 200);
  });

  api.openapi(stats, async (c) => c.json(await expenseStats(c.get('ctx'), c.req.valid('query')), 200));

  api.openapi(create, async (c) => {
    const input = { input: c.req.valid('json'), file: await billOf(c) };
    return c.json(await createExpense(c.get('ctx'), input), 201);
  });

  api.openapi(find, async (c) => c.json(await findExpense(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(change, async (c) => {
    const sent = onlySent(c.req.valid('json'), await c.req.json());
    const input = { ...c.req.valid('param'), change: sent, file: await billOf(c) };
    return c.json(await updateExpense(c.get('ctx'), input), 200);
  });

  api.openapi(remove, async (c) => {
    await deleteExpense(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true as const }, 200);
  });

  api.openapi(restore, async (c) => c.json(await restoreExpense(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(download, async (c) => answerFile(c, await expenseBill(c.get('ctx'), c.req.valid('param'))));
}
