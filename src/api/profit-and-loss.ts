import { createRoute } from '@hono/zod-openapi';
import {
  type ProfitAndLoss,
  ProfitAndLoss as ProfitAndLossBody,
  ProfitQuery,
  ProfitRowDetail,
  ProfitRowKey,
} from '#app/contract/profit-and-loss.ts';
import { profitAndLoss } from '#app/services/profit-and-loss/profit-and-loss.ts';
import { profitRow } from '#app/services/profit-and-loss/profit-row.ts';
import { answerSheet, type Sheet, sheetOf, sheetQuery } from './answer-sheet.ts';
import { failure, json, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Accounts'];
const refused = {
  ...signedIn,
  422: failure('A date that does not exist, or an unknown grouping'),
};

const report = createRoute({
  tags,
  method: 'get',
  path: '/accounts/profit-and-loss',
  summary: 'Income, vendor bills and expenses without GST, by month, destination, package or booking',
  request: { query: ProfitQuery.extend(sheetQuery) },
  responses: { 200: sheetOf('The report', ProfitAndLossBody), ...refused },
});

const row = createRoute({
  tags,
  method: 'get',
  path: '/accounts/profit-and-loss/rows/{key}',
  summary: 'What stands behind a row of the profit and loss',
  request: { params: ProfitRowKey, query: ProfitQuery },
  responses: {
    200: { description: 'The row, its bookings, bills and expenses', ...json(ProfitRowDetail) },
    ...refused,
    404: failure('No such month'),
  },
});

/** What the business earned. */
export function profitAndLossRoutes(api: Api): void {
  api.openapi(report, async (c) => {
    const { format, ...query } = c.req.valid('query');
    const found = await profitAndLoss(c.get('ctx'), query);
    return format === 'csv' || format === 'xlsx'
      ? answerSheet(c, format, profitSheet(query.by, found))
      : c.json(found, 200);
  });

  api.openapi(row, async (c) => {
    const asked = { ...c.req.valid('query'), ...c.req.valid('param') };
    return c.json(await profitRow(c.get('ctx'), asked), 200);
  });
}

const FIRST = { month: 'Month', destination: 'Destination', package: 'Package', booking: 'Customer' };

function profitSheet(by: ProfitQuery['by'], { summary, rows }: ProfitAndLoss): Sheet {
  const money = (one: ProfitAndLoss['summary'] | ProfitAndLoss['rows'][number]) => [
    one.income,
    one.vendor_bills,
    one.expenses,
    one.profit,
    one.margin,
    one.usd_costs || null,
    one.why,
  ];
  const ofBooking = by === 'booking';
  return {
    name: `profit-and-loss-by-${by}`,
    titles: [
      FIRST[by],
      ...(ofBooking ? ['Booking', 'Date'] : []),
      'Income (INR)',
      'Vendor bills (INR)',
      'Expenses (INR)',
      'Profit (INR)',
      'Margin (%)',
      'Without a rate (USD)',
      'Provisional',
    ],
    rows: [
      ...rows.map((one) => [one.label, ...(ofBooking ? [one.detail, one.date] : []), ...money(one)]),
      ['Total', ...(ofBooking ? [null, null] : []), ...money(summary)],
    ],
  };
}
