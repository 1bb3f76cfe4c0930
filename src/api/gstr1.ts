import { createRoute } from '@hono/zod-openapi';
import { FilingChange, Gstr1Return, Gstr1Summary, PeriodQuery } from '#app/contract/gstr1.ts';
import { changeFiling } from '#app/services/gstr1/change-filing.ts';
import { gstr1Export, gstr1Summary } from '#app/services/gstr1/gstr1.ts';
import { gstr1Sheet } from './account-sheets.ts';
import { answerSheet, sheetOf, sheetQuery } from './answer-sheet.ts';
import { failure, json, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Accounts'];
const refused = {
  ...signedIn,
  422: failure('A month that does not exist, or has not ended'),
};

const summary = createRoute({
  tags,
  method: 'get',
  path: '/accounts/gstr1',
  summary: 'The GSTR-1 return of a month to read, with what is wrong with its documents',
  request: { query: PeriodQuery.extend(sheetQuery) },
  responses: { 200: sheetOf('Sums by table, problems, and whether it is filed', Gstr1Summary), ...refused },
});

const download = createRoute({
  tags,
  method: 'get',
  path: '/accounts/gstr1/export',
  summary: 'The GSTR-1 return of a month as the JSON that the portal takes',
  request: { query: PeriodQuery },
  responses: { 200: { description: 'The return', ...json(Gstr1Return) }, ...refused },
});

const file = createRoute({
  tags,
  method: 'post',
  path: '/accounts/gstr1/file',
  summary: 'Mark the return of a month as filed, or (owner) as not filed after all',
  request: { body: { required: true, ...json(FilingChange) } },
  responses: { 200: { description: 'The return', ...json(Gstr1Summary) }, ...refused },
});

/** The monthly return of outward supplies. */
export function gstr1Routes(api: Api): void {
  api.openapi(summary, async (c) => {
    const { format, period } = c.req.valid('query');
    const report = await gstr1Summary(c.get('ctx'), { period });
    return format === 'csv' || format === 'xlsx'
      ? answerSheet(c, format, gstr1Sheet(report))
      : c.json(report, 200);
  });

  api.openapi(download, async (c) => {
    const { period } = c.req.valid('query');
    const body = await gstr1Export(c.get('ctx'), { period });
    c.header('content-disposition', `attachment; filename="GSTR1_${body.gstin || 'draft'}_${body.fp}.json"`);
    c.header('cache-control', 'private, no-store');
    return c.json(body, 200);
  });

  api.openapi(file, async (c) => c.json(await changeFiling(c.get('ctx'), c.req.valid('json')), 200));
}
