import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { GstReport, ReportQuery, TaxSums } from '#app/contract/accounts.ts';
import { documents } from '#app/db/schema/documents.ts';
import { financialQuarter } from '#app/domain/financial-year.ts';
import { REPORTED_KINDS, REPORTED_SIGN } from '#app/domain/gst/reported-tax.ts';
import { toDecimal } from '#app/domain/money.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { readSections } from '#app/services/settings/get-settings.ts';
import { countOf, sumOf, within } from './figures.ts';

/** Which way a document counts, and in rupees: a document in dollars by the rate that stands on it. */
const SIGN = sql`case when ${inArray(
  documents.kind,
  REPORTED_KINDS.filter((kind) => REPORTED_SIGN[kind] < 0),
)} then -1 else 1 end`;

export function reported(amount: SQL, advance: SQL): SQL {
  const own = sql`(${amount} - ${advance})`;
  // Rupees stay whole numbers: a million numeric products take as long as the rest of the report.
  const inRupees = sql`case when ${documents.currency} = 'INR' then ${own} else round(${own} * ${documents.exchangeRate})::bigint end`;
  return sql`${SIGN} * ${inRupees}`;
}

export const REPORTED_TAX = {
  taxable: reported(sql`${documents.taxable}`, sql`${documents.advanceTaxable}`),
  cgst: reported(sql`${documents.cgst}`, sql`${documents.advanceCgst}`),
  sgst: reported(sql`${documents.sgst}`, sql`${documents.advanceSgst}`),
  igst: reported(sql`${documents.igst}`, sql`${documents.advanceIgst}`),
};

/** Documents that count: proformas, cancelled and replaced ones do not, nor advances of a zero-rated supply. */
export const COUNTED = and(
  eq(documents.status, 'issued'),
  inArray(documents.kind, REPORTED_KINDS),
  sql`not (${documents.supply} = 'zero' and ${documents.kind} in ('receipt_voucher', 'refund_voucher'))`,
);

/** Final invoices, and vouchers of advances that no invoice has taken in yet. */
const SUPPLY = sql`${documents.kind} = 'invoice' or (${documents.kind} = 'receipt_voucher' and ${documents.takenIntoId} is null)`;

/**
 * The tax of each supply once, by document date: at the earlier of receipt and invoice. One statement gives a row for
 * each month and rate; quarters, months, rates and the summary are sums of those, so they agree to the paisa.
 */
export async function gstReport(ctx: Ctx, query: ReportQuery): Promise<GstReport> {
  requirePermission(ctx, 'accounts.view');
  const month = sql<string>`to_char(${documents.date}, 'YYYY-MM')`;
  const [rows, { company }] = await Promise.all([
    ctx.db
      .select({
        month,
        rate: documents.gstRate,
        supplies: countOf(SUPPLY),
        taxable: sumOf(REPORTED_TAX.taxable),
        cgst: sumOf(REPORTED_TAX.cgst),
        sgst: sumOf(REPORTED_TAX.sgst),
        igst: sumOf(REPORTED_TAX.igst),
      })
      .from(documents)
      .where(and(COUNTED, within(documents.date, query)))
      .groupBy(sql`1`, documents.gstRate)
      .orderBy(sql`1`, documents.gstRate),
    readSections(ctx.db, ['company'], ctx.log),
  ]);
  const all = sumTaxes(rows);
  return {
    summary: {
      total_invoices: rows.reduce((sum, row) => sum + row.supplies, 0),
      total_taxable_amount: all.taxable,
      total_gst_collected: all.total,
      company_gstin: company.gstin,
      company_state: company.stateCode,
      total_cgst: all.cgst,
      total_sgst: all.sgst,
      total_igst: all.igst,
    },
    by_quarter: grouped(rows, (row) => financialQuarter(`${row.month}-01`)),
    by_month: grouped(rows, (row) => row.month),
    by_rate: grouped(rows, (row) => String(row.rate)),
  };
}

interface Taxes {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/** Paise in, rupees out. */
export function sumTaxes(rows: readonly Taxes[]): TaxSums {
  const sum = (name: keyof Taxes) => rows.reduce((total, row) => total + row[name], 0);
  const [cgst, sgst, igst] = [sum('cgst'), sum('sgst'), sum('igst')];
  return {
    taxable: toDecimal(sum('taxable')),
    cgst: toDecimal(cgst),
    sgst: toDecimal(sgst),
    igst: toDecimal(igst),
    total: toDecimal(cgst + sgst + igst),
  };
}

function grouped<Row extends Taxes>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Record<string, TaxSums> {
  const groups = [...Map.groupBy(rows, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(groups.map(([key, some]) => [key, sumTaxes(some)]));
}
