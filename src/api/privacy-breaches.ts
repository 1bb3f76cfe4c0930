import { createRoute } from '@hono/zod-openapi';
import { BreachChange, BreachInput, BreachQuery, BreachView } from '#app/contract/privacy-breaches.ts';
import { changeBreach } from '#app/services/privacy/change-breach.ts';
import { listBreaches } from '#app/services/privacy/list-breaches.ts';
import { recordBreach } from '#app/services/privacy/record-breach.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { BREACH_CSV } from './csv-files.ts';
import { failure, json, idParams as params, signedIn } from './describe.ts';
import type { Api } from './env.ts';
import { onlySent } from './only-sent.ts';

const tags = ['Privacy'];
const path = '/admin/privacy-breaches';
const refused = {
  ...signedIn,
  422: failure('A field is missing or wrong'),
};

const list = createRoute({
  tags,
  method: 'get',
  path,
  summary: 'The register of breaches of personal data, what was found last first',
  request: { query: BreachQuery.extend(csvQuery) },
  responses: { ...csvListOf(BreachView), ...refused },
});

const record = createRoute({
  tags,
  method: 'post',
  path,
  summary: 'Write a breach of personal data into the register',
  request: { body: { required: true, ...json(BreachInput) } },
  responses: { 201: { description: 'The entry', ...json(BreachView) }, ...refused },
});

const change = createRoute({
  tags,
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Change an entry of the register: an absent field stays, an empty one clears',
  request: { params, body: { required: true, ...json(BreachChange) } },
  responses: {
    200: { description: 'The entry', ...json(BreachView) },
    ...refused,
    404: failure('No such entry'),
    409: failure('It was changed meanwhile'),
  },
});

/** The register of breaches. Nothing is taken out of it. */
export function privacyBreachRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    const ask = (page = {}) => listBreaches(c.get('ctx'), { ...query, ...page });
    if (asksForCsv(c)) return answerCsv(c, { name: 'breach-register', columns: BREACH_CSV, list: ask });
    return c.json(pageRows(c, query, await ask()), 200);
  });

  api.openapi(record, async (c) => c.json(await recordBreach(c.get('ctx'), c.req.valid('json')), 201));

  api.openapi(change, async (c) => {
    const { id } = c.req.valid('param');
    const sent = onlySent(c.req.valid('json'), await c.req.json());
    return c.json(await changeBreach(c.get('ctx'), { id, change: sent }), 200);
  });
}
