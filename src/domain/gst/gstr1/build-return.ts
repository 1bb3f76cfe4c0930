import type { Gstr1Section } from '#app/domain/gst/gstr1-section.ts';
import { toDecimal } from '#app/domain/money.ts';
import { advances } from './advances.ts';
import { documentRuns } from './document-runs.ts';
import { hsnTable } from './hsn-table.ts';
import { dayOfReturn, itemsOf, type ReturnItem, rupeeTaxes } from './return-amounts.ts';
import {
  addTaxes,
  NO_TAXES,
  type ReturnDocument,
  returnRate,
  sectionOf,
  type Taxes,
} from './return-document.ts';

export interface Gstr1Input {
  /** `2026-11`. */
  period: string;
  gstin: string;
  /** Everything dated in the month, cancelled ones too; the earlier vouchers that its invoices take in. */
  documents: readonly ReturnDocument[];
}

export type Gstr1SectionName = Gstr1Section | 'at' | 'txpd';

export interface SectionSum extends Taxes {
  section: Gstr1SectionName;
  count: number;
}

/** The return of a month: its JSON in the portal's shapes, and the sums of its tables in paise (notes negative). */
export function buildReturn(input: Gstr1Input) {
  const { period, gstin } = input;
  const inMonth = input.documents.filter((one) => one.date.startsWith(period));
  const supplies = inMonth.filter(
    (one) => one.status === 'issued' && (one.kind === 'invoice' || one.kind === 'credit_note'),
  );
  const of = (section: Gstr1Section) => supplies.filter((one) => sectionOf(one) === section);
  const received = advances(input);
  const json = {
    gstin,
    fp: `${period.slice(5)}${period.slice(0, 4)}`,
    b2b: byCustomer(of('b2b')).map(([ctin, docs]) => ({ ctin, inv: docs.map(invoiceEntry) })),
    b2cl: [...Map.groupBy(of('b2cl'), (one) => one.placeOfSupply)].map(([pos, docs]) => ({
      pos,
      inv: docs.map(({ number, date, total, ...one }) => ({
        inum: number,
        idt: dayOfReturn(date),
        val: toDecimal(total),
        itms: itemsOf({ number, date, total, ...one }),
      })),
    })),
    b2cs: smallSales(of('b2cs')),
    cdnr: byCustomer(of('cdnr')).map(([ctin, docs]) => ({ ctin, nt: docs.map(noteEntry) })),
    cdnur: of('cdnur').map(({ category, supply, ...one }) => {
      const { rchrg: _rchrg, inv_typ: _type, ...note } = noteEntry({ category, supply, ...one });
      const typ = category === 'overseas' ? (supply === 'zero' ? 'EXPWOP' : 'EXPWP') : 'B2CL';
      return { typ, ...note };
    }),
    exp: exports(of('exp')),
    nil: { inv: nilSupplies(of('nil')) },
    at: received.at,
    txpd: received.txpd,
    hsn: hsnTable(supplies),
    doc_issue: { doc_det: documentRuns(inMonth) },
  };
  const sections: SectionSum[] = [
    ...(['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'exp', 'nil'] as const).map((section) =>
      sumOf(section, of(section)),
    ),
    { section: 'at', count: received.atCount, ...received.atSum },
    { section: 'txpd', count: received.txpdCount, ...addTaxes(NO_TAXES, received.txpdSum, -1) },
  ];
  return { json, sections, total: sections.reduce<Taxes>((sum, one) => addTaxes(sum, one), NO_TAXES) };
}

export type Gstr1Json = ReturnType<typeof buildReturn>['json'];

/** A note takes away what its invoice had. */
const signOf = (one: ReturnDocument) => (one.kind === 'credit_note' ? -1 : 1);

function sumOf(section: Gstr1Section, documents: readonly ReturnDocument[]): SectionSum {
  const sum = documents.reduce<Taxes>((total, one) => addTaxes(total, one, signOf(one)), NO_TAXES);
  return { section, count: documents.length, ...sum };
}

function byCustomer(documents: readonly ReturnDocument[]): Array<[string, ReturnDocument[]]> {
  return [...Map.groupBy(documents, (one) => one.gstin)];
}

/** Regular, or to a special economic zone with or without payment of tax. */
function invoiceType({ category, supply }: ReturnDocument): 'R' | 'SEWP' | 'SEWOP' {
  if (category !== 'sez') return 'R';
  return supply === 'zero' ? 'SEWOP' : 'SEWP';
}

function invoiceEntry(one: ReturnDocument) {
  return {
    inum: one.number,
    idt: dayOfReturn(one.date),
    val: toDecimal(one.total),
    pos: one.placeOfSupply,
    rchrg: 'N',
    inv_typ: invoiceType(one),
    itms: itemsOf(one),
  };
}

function noteEntry(one: ReturnDocument) {
  return {
    ntty: 'C',
    nt_num: one.number,
    nt_dt: dayOfReturn(one.date),
    val: toDecimal(one.total),
    pos: one.placeOfSupply,
    rchrg: 'N',
    inv_typ: invoiceType(one),
    itms: itemsOf(one),
  };
}

interface SmallSale extends ReturnItem {
  sply_ty: 'INTRA' | 'INTER';
  pos: string;
  typ: 'OE';
}

function smallSales(documents: readonly ReturnDocument[]): SmallSale[] {
  const rows = Map.groupBy(documents, (one) => `${one.supply} ${one.placeOfSupply} ${returnRate(one)}`);
  return [...rows.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const sum = some.reduce<Taxes>((total, one) => addTaxes(total, one, signOf(one)), NO_TAXES);
    return [
      {
        sply_ty: first.supply === 'intra' ? ('INTRA' as const) : ('INTER' as const),
        pos: first.placeOfSupply,
        typ: 'OE' as const,
        rt: returnRate(first),
        ...rupeeTaxes(sum),
      },
    ];
  });
}

function exports(documents: readonly ReturnDocument[]) {
  const types = Map.groupBy(documents, (one) => (one.supply === 'zero' ? 'WOPAY' : 'WPAY'));
  return [...types].map(([exp_typ, docs]) => ({
    exp_typ,
    inv: docs.map((one) => ({
      inum: one.number,
      idt: dayOfReturn(one.date),
      val: toDecimal(one.total),
      itms: [{ txval: toDecimal(one.taxable), rt: returnRate(one), iamt: toDecimal(one.igst), csamt: 0 }],
    })),
  }));
}

/** Supplies without tax, by registered or not, within the state or not. */
function nilSupplies(documents: readonly ReturnDocument[]) {
  const typeOf = (one: ReturnDocument) =>
    `${one.supply === 'intra' ? 'INTRA' : 'INTR'}${one.gstin === '' ? 'B2C' : 'B2B'}`;
  return [...Map.groupBy(documents, typeOf)].map(([sply_ty, docs]) => ({
    sply_ty,
    nil_amt: toDecimal(docs.reduce((sum, one) => sum + signOf(one) * one.taxable, 0)),
    expt_amt: 0,
    ngsup_amt: 0,
  }));
}
