import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { documents } from '#app/db/schema/documents.ts';
import type { ReturnDocument } from '#app/domain/gst/gstr1/return-document.ts';
import { REPORTED_KINDS, type ReportedKind } from '#app/domain/gst/reported-tax.ts';
import type { Queryable } from '#app/services/context.ts';

const cited = alias(documents, 'cited');
const taker = alias(documents, 'taker');

/**
 * Everything that the return of a month is made from, by date and serial: its documents (cancelled ones for their
 * numbers), and the vouchers of earlier months that its invoices take in.
 */
export async function readReturnDocuments(q: Queryable, period: string): Promise<ReturnDocument[]> {
  // One list of ids by the index of dates: an OR of two would read all documents.
  const wanted = sql`
    select ${documents.id} from ${documents}
    where ${and(inArray(documents.kind, REPORTED_KINDS), monthOf(sql`${documents.date}`, period))}
    union
    select voucher.id from ${documents} invoice join ${documents} voucher
      on voucher.customer_invoice_id = invoice.customer_invoice_id and voucher.taken_into_id = invoice.id
    where invoice.kind = 'invoice' and invoice.status = 'issued' and ${monthOf(sql`invoice.date`, period)}
    union
    select voucher.id from ${documents} invoice join ${documents} voucher
      on voucher.booking_id = invoice.booking_id and voucher.taken_into_id = invoice.id
    where invoice.kind = 'invoice' and invoice.status = 'issued' and ${monthOf(sql`invoice.date`, period)}`;
  const rows = await q
    .select({
      document: documents,
      cited: { number: cited.number, date: cited.date, total: cited.total, rate: cited.exchangeRate },
      takenIntoOn: taker.date,
    })
    .from(documents)
    .leftJoin(cited, eq(cited.id, documents.correctsId))
    .leftJoin(taker, and(eq(taker.id, documents.takenIntoId), eq(taker.status, 'issued')))
    .where(sql`${documents.id} in (${wanted})`)
    .orderBy(documents.date, documents.kind, documents.serial);
  return rows.map(({ document, cited: corrected, takenIntoOn }) => ({
    ...inRupees(document),
    corrects: corrected
      ? { number: corrected.number, date: corrected.date, total: times(corrected.total, corrected.rate) }
      : null,
    takenIntoOn,
  }));
}

/** The days of a month, by the index of dates. */
function monthOf(date: SQL, period: string): SQL {
  const first = `${period}-01`;
  return sql`${date} >= ${first}::date and ${date} < ${first}::date + interval '1 month'`;
}

const times = (amount: number, rate: number) => Math.round(amount * rate);

function inRupees(row: typeof documents.$inferSelect): Omit<ReturnDocument, 'corrects' | 'takenIntoOn'> {
  const { exchangeRate: rate } = row;
  return {
    id: row.id,
    kind: row.kind as ReportedKind,
    number: row.number,
    serial: row.serial,
    date: row.date,
    status: row.status,
    customerName: row.customerName,
    gstin: row.customerGstin,
    category: row.category,
    placeOfSupply: row.placeOfSupply,
    supply: row.supply,
    gstRate: row.gstRate,
    currency: row.currency,
    exchangeRate: rate,
    taxable: times(row.taxable, rate),
    cgst: times(row.cgst, rate),
    sgst: times(row.sgst, rate),
    igst: times(row.igst, rate),
    total: times(row.total, rate),
    lines: row.lines,
  };
}
