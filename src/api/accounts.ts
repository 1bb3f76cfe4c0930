import { createRoute, z } from '@hono/zod-openapi';
import {
  AccountCharts,
  AccountInvoice,
  AccountInvoiceQuery,
  AccountStats,
  CustomerLedger,
  GstReport,
  ReportQuery,
  SalesReport,
} from '#app/contract/accounts.ts';
import { customerLedger } from '#app/services/accounts/customer-ledger.ts';
import { dashboardCharts } from '#app/services/accounts/dashboard-charts.ts';
import { dashboardStats } from '#app/services/accounts/dashboard-stats.ts';
import { gstReport } from '#app/services/accounts/gst-report.ts';
import { listAccountInvoices } from '#app/services/accounts/list-account-invoices.ts';
import { salesReport } from '#app/services/accounts/sales-report.ts';
import {
  ACCOUNT_INVOICE_CSV,
  gstSheet,
  invoicesSheet,
  ledgerSheet,
  salesSheet,
  statsSheet,
} from './account-sheets.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { answerSheet, sheetOf, sheetQuery } from './answer-sheet.ts';
import { failure, json, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Accounts'];
const refused = {
  ...signedIn,
  422: failure('A date that does not exist'),
};
/** More rows than this are had as CSV, which is never whole in memory. */
const MOST_XLSX_ROWS = 50_000;

const stats = createRoute({
  tags,
  method: 'get',
  path: '/accounts/dashboard-stats',
  summary: 'The figures of the accounts dashboard, in rupees',
  request: { query: z.object(sheetQuery) },
  responses: { 200: sheetOf('Figures', AccountStats), ...refused },
});

const charts = createRoute({
  tags,
  method: 'get',
  path: '/accounts/dashboard-charts',
  summary:
    'Revenue by month, top destinations and the age of what is owed; by default of this financial year',
  request: { query: ReportQuery },
  responses: { 200: { description: 'What the charts show', ...json(AccountCharts) }, ...refused },
});

const invoices = createRoute({
  tags,
  method: 'get',
  path: '/accounts/invoices',
  summary: 'Confirmed and completed bookings with tax, payments and invoice number, a page at a time',
  request: { query: AccountInvoiceQuery.extend({ ...csvQuery, ...sheetQuery }) },
  responses: { ...csvListOf(AccountInvoice), ...refused },
});

const sales = createRoute({
  tags,
  method: 'get',
  path: '/accounts/sales-report',
  summary: 'Sales by booking date, both days included',
  request: { query: ReportQuery.extend(sheetQuery) },
  responses: { 200: sheetOf('The report', SalesReport), ...refused },
});

const gst = createRoute({
  tags,
  method: 'get',
  path: '/accounts/gst-report',
  summary: 'Tax of the documents by their date, both days included',
  request: { query: ReportQuery.extend(sheetQuery) },
  responses: { 200: sheetOf('The report', GstReport), ...refused },
});

const ledger = createRoute({
  tags,
  method: 'get',
  path: '/accounts/customer-ledger/{email}',
  summary: 'What a customer has bought and paid',
  request: { params: z.object({ email: z.string().min(1).max(300) }), query: z.object(sheetQuery) },
  responses: {
    200: sheetOf('The customer, sums and transactions', CustomerLedger),
    ...refused,
    404: failure('No customer with this email'),
  },
});

const isFile = (format: string | undefined): format is 'csv' | 'xlsx' =>
  format === 'csv' || format === 'xlsx';

/** The reports over bookings, documents and the ledger. */
export function accountRoutes(api: Api): void {
  api.openapi(stats, async (c) => {
    const { format } = c.req.valid('query');
    const figures = await dashboardStats(c.get('ctx'));
    return isFile(format) ? answerSheet(c, format, statsSheet(figures)) : c.json(figures, 200);
  });

  api.openapi(charts, async (c) => c.json(await dashboardCharts(c.get('ctx'), c.req.valid('query')), 200));

  api.openapi(invoices, async (c) => {
    const { format, columns: _columns, ids: _ids, ...asked } = c.req.valid('query');
    const query = wholeQuery(asked);
    const ask = (page = {}) => listAccountInvoices(c.get('ctx'), { ...query, ...page });
    if (asksForCsv(c)) return answerCsv(c, { name: 'invoices', columns: ACCOUNT_INVOICE_CSV, list: ask });
    if (format !== 'xlsx') return c.json(pageRows(c, query, await ask()), 200);
    const { rows, total } = await ask({ limit: MOST_XLSX_ROWS, offset: 0 });
    return answerSheet(c, format, invoicesSheet(rows, total, c.get('ctx').config.timeZone));
  });

  api.openapi(sales, async (c) => {
    const { format, ...days } = c.req.valid('query');
    const report = await salesReport(c.get('ctx'), days);
    return isFile(format) ? answerSheet(c, format, salesSheet(report)) : c.json(report, 200);
  });

  api.openapi(gst, async (c) => {
    const { format, ...days } = c.req.valid('query');
    const report = await gstReport(c.get('ctx'), days);
    return isFile(format) ? answerSheet(c, format, gstSheet(report)) : c.json(report, 200);
  });

  api.openapi(ledger, async (c) => {
    const { format } = c.req.valid('query');
    const found = await customerLedger(c.get('ctx'), c.req.valid('param').email);
    return isFile(format) ? answerSheet(c, format, ledgerSheet(found)) : c.json(found, 200);
  });
}
