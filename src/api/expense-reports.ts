import { createRoute } from '@hono/zod-openapi';
import { ReportQuery } from '#app/contract/accounts.ts';
import { ExpenseReport } from '#app/contract/expense-reports.ts';
import { expenseReport } from '#app/services/expense-reports/expense-report.ts';
import { answerSheet, type Sheet, sheetOf, sheetQuery } from './answer-sheet.ts';
import { failure, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const summary = createRoute({
  tags: ['Expenses'],
  method: 'get',
  path: '/expenses/reports/summary',
  summary: 'Expenses by category, month, payment type and supplier, both days included',
  request: { query: ReportQuery.extend(sheetQuery) },
  responses: {
    200: sheetOf('The report', ExpenseReport),
    ...signedIn,
    422: failure('A date that does not exist'),
  },
});

/** Where the money went. */
export function expenseReportRoutes(api: Api): void {
  api.openapi(summary, async (c) => {
    const { format, ...days } = c.req.valid('query');
    const report = await expenseReport(c.get('ctx'), days);
    return format === 'csv' || format === 'xlsx'
      ? answerSheet(c, format, reportSheet(report))
      : c.json(report, 200);
  });
}

const SECTIONS = [
  ['Category', 'by_category'],
  ['Month', 'by_month'],
  ['Payment type', 'by_payment_type'],
  ['Supplier', 'by_supplier'],
] as const;

/** All sections below each other, so that a spreadsheet can filter them. */
function reportSheet(report: ExpenseReport): Sheet {
  const { total_expenses, total_amount_inr, total_amount_usd } = report.summary;
  return {
    name: 'expense_report',
    titles: ['Section', 'Name', 'Count', 'Amount INR', 'Amount USD'],
    rows: [
      ...SECTIONS.flatMap(([title, name]) =>
        Object.entries(report[name]).map(([key, sums]) => [
          title,
          key,
          sums.count,
          sums.amount_inr,
          sums.amount_usd,
        ]),
      ),
      ['All', null, total_expenses, total_amount_inr, total_amount_usd],
    ],
  };
}
