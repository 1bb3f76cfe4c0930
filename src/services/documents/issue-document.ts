import { documents } from '#app/db/schema/documents.ts';
import type { DocumentKind } from '#app/domain/document-number.ts';
import type { DocumentLine, DocumentPaper } from '#app/domain/document-paper.ts';
import { type Party, placeOfSupply, supplyTo } from '#app/domain/gst/place-of-supply.ts';
import type { Supply, TaxSplit } from '#app/domain/gst/tax-split.ts';
import { newId } from '#app/domain/ids.ts';
import { dateInZone, type PlainDate } from '#app/domain/plain-date.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { allocateNumber } from './allocate-number.ts';
import { type Issuer, issuerPaper } from './issuer.ts';

export type DocumentRow = typeof documents.$inferSelect;

export interface Customer extends Party {
  name: string;
  address: string;
  email: string;
  phone: string;
}

/** Advances that an invoice takes in, in paise. */
export interface Advances {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  vouchers: DocumentPaper['advances'];
}

export interface NewDocument {
  kind: DocumentKind;
  owner: { bookingId: string } | { customerInvoiceId: string };
  ledgerEntryId?: string;
  corrects?: Pick<DocumentRow, 'id' | 'number' | 'date'>;
  /** Business date; today when left out. */
  date?: PlainDate;
  customer: Customer;
  /** Where and how it is taxed: of the customer, or as in the document that this one corrects. */
  tax: TaxPlace;
  gstRate: number;
  currency?: 'INR' | 'USD';
  exchangeRate?: number;
  split: TaxSplit;
  tcs?: number;
  lines: DocumentLine[];
  advances?: Advances;
  paper: Pick<DocumentPaper, 'facts' | 'dueDate' | 'notes' | 'terms' | 'remarks'>;
}

export interface TaxPlace {
  placeOfSupply: string;
  supply: Supply;
}

/** Place and kind of the supply to a customer, by the settings of the issuer. */
export function taxPlace(customer: Party, { company, tax }: Issuer): TaxPlace {
  const underLut = tax.lut !== '';
  return {
    placeOfSupply: placeOfSupply(customer, company.stateCode),
    supply: supplyTo(customer, company.stateCode, { underLut }),
  };
}

/** Issues a document under the next number of its series, with its audit row; the caller's transaction holds its owner. */
export async function issueDocument(
  ctx: Ctx,
  tx: Transaction,
  issuer: Issuer,
  document: NewDocument,
): Promise<DocumentRow> {
  const date = document.date ?? dateInZone(ctx.now(), ctx.config.timeZone);
  const { kind, customer, split, advances } = document;
  const allocated = await allocateNumber(tx, { kind, prefix: issuer.series[kind], date });
  const [row] = await tx
    .insert(documents)
    .values({
      id: newId('doc'),
      kind,
      ...allocated,
      date,
      ...document.owner,
      ledgerEntryId: document.ledgerEntryId ?? null,
      correctsId: document.corrects?.id ?? null,
      ...documentFigures(document),
      advanceTaxable: advances?.taxable ?? 0,
      advanceCgst: advances?.cgst ?? 0,
      advanceSgst: advances?.sgst ?? 0,
      advanceIgst: advances?.igst ?? 0,
      paper: documentPaper(issuer, document),
      issuedBy: ctx.actor.type === 'staff' ? ctx.actor.name : '',
      createdAt: ctx.now(),
    })
    .returning();
  if (!row) throw new Error('The document was not written');
  await writeAudit(ctx, tx, {
    action: `${kind}.issued`,
    entity: 'document',
    entityId: row.id,
    after: { number: row.number, ...document.owner, customer: customer.name, total: split.total },
  });
  return row;
}

/** The columns that a correction of an unpaid, unsent invoice writes anew under its number. */
export function documentFigures(document: NewDocument) {
  const { customer, split } = document;
  const { taxable, cgst, sgst, igst, total } = split;
  return {
    customerName: customer.name,
    customerEmail: customer.email,
    customerGstin: customer.gstin,
    category: customer.category,
    ...document.tax,
    gstRate: document.gstRate,
    currency: document.currency ?? 'INR',
    exchangeRate: document.exchangeRate ?? 1,
    taxable,
    cgst,
    sgst,
    igst,
    total,
    tcs: document.tcs ?? 0,
    lines: document.lines,
  };
}

export function documentPaper(issuer: Issuer, document: NewDocument): DocumentPaper {
  const { name, address, stateCode, email, phone, gstin } = document.customer;
  return {
    ...issuerPaper(issuer),
    to: { name, address, stateCode, email, phone, gstin },
    ...document.paper,
    advances: document.advances?.vouchers ?? [],
    corrects: document.corrects ? document.corrects.number : '',
  };
}
