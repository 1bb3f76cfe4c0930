import { amountInWords } from '#app/domain/amount-in-words.ts';
import type { DocumentKind } from '#app/domain/document-number.ts';
import { stateName, stateTaxName } from '#app/domain/gst/states.ts';
import { taxBySac } from '#app/domain/gst/tax-by-sac.ts';
import { formatMoney } from '#app/domain/money.ts';
import { formatDate, isPlainDate } from '#app/domain/plain-date.ts';
import type { Fact, PrintedDocument, PrintedTotal } from '#app/domain/printed-document.ts';
import { formatQuantity } from '#app/domain/quantity.ts';
import { upiLink } from '#app/domain/upi-link.ts';
import type { DocumentRow } from './issue-document.ts';

/** What has been paid of a document's total and what is still due, in minor units; both 0 on vouchers and notes. */
export interface DocumentMoney {
  /** Received in all, advances included, less what was given back. */
  paid: number;
  credited: number;
  balance: number;
}

const TITLES: Record<
  DocumentKind,
  { title: string; subtitle: string; facts: string; tone: PrintedDocument['tone'] }
> = {
  invoice: { title: 'Tax Invoice', subtitle: 'Original for recipient', facts: 'Invoice', tone: 'cedar' },
  proforma: { title: 'Proforma Invoice', subtitle: 'Not a tax invoice', facts: 'Invoice', tone: 'marigold' },
  receipt_voucher: {
    title: 'Receipt Voucher',
    subtitle: 'Advance received',
    facts: 'Receipt',
    tone: 'cedar',
  },
  refund_voucher: {
    title: 'Refund Voucher',
    subtitle: 'Advance given back',
    facts: 'Refund',
    tone: 'marigold',
  },
  credit_note: {
    title: 'Credit Note',
    subtitle: 'Original for recipient',
    facts: 'Credit note',
    tone: 'marigold',
  },
};

/** A document as its paper shows it. Pure: the same row and money give the same print. */
export function printDocument(row: DocumentRow, money: DocumentMoney): PrintedDocument {
  const { paper, currency } = row;
  const kind = TITLES[row.kind];
  const payable = row.kind === 'invoice' || row.kind === 'proforma';
  const upi =
    payable && currency === 'INR' && money.balance > 0 && paper.bank.upiId !== '' && row.status === 'issued';
  return {
    title: kind.title,
    subtitle: kind.subtitle,
    number: row.number,
    date: row.date,
    tone: kind.tone,
    stamp: row.status === 'issued' ? '' : row.status === 'cancelled' ? 'CANCELLED' : 'REPLACED',
    brand: paper.brand,
    from: {
      name: paper.from.name,
      lines: [paper.from.address, stateLine(paper.from.stateCode), paper.from.email, paper.from.phone].filter(
        Boolean,
      ),
      facts: [
        ...(paper.from.gstin ? [code('GSTIN', paper.from.gstin)] : []),
        ...(paper.from.pan ? [code('PAN', paper.from.pan)] : []),
      ],
    },
    toTitle:
      row.kind === 'refund_voucher'
        ? 'Paid to'
        : row.kind === 'receipt_voucher'
          ? 'Received from'
          : 'Bill to',
    to: {
      name: paper.to.name,
      lines: [
        paper.to.address,
        paper.to.stateCode ? stateLine(paper.to.stateCode) : '',
        paper.to.email,
        paper.to.phone,
      ].filter(Boolean),
      facts: [
        paper.to.gstin ? code('GSTIN', paper.to.gstin) : ['GSTIN', 'Unregistered'],
        ['Place of supply', `${stateName(row.placeOfSupply)} (${row.placeOfSupply})`],
      ],
    },
    factsTitle: kind.facts,
    facts: [
      code('Number', row.number),
      ['Date', formatDate(row.date)],
      ...(payable && paper.dueDate ? [['Due date', formatDate(paper.dueDate)] satisfies Fact] : []),
      ...(paper.corrects ? [code('Against', paper.corrects)] : []),
      ...paper.facts.map(([label, value]): Fact => [label, isPlainDate(value) ? formatDate(value) : value]),
      ...(currency === 'USD' ? [['Rate', `1 USD = ₹${row.exchangeRate}`] satisfies Fact] : []),
      ['Reverse charge', 'No'],
      ...(row.revision > 1 ? [['Revision', String(row.revision)] satisfies Fact] : []),
    ],
    rateTitle: 'Rate',
    amountTitle: 'Taxable value',
    lines: row.lines.map((line) => ({
      description: line.description,
      detail: line.detail,
      sac: line.sac,
      quantity: formatQuantity(line.quantity),
      rate: formatMoney(line.rate, currency),
      amount: formatMoney(line.amount, currency),
    })),
    totals: totals(row, money, payable),
    words: amountInWords(row.total + row.tcs, currency),
    remarks: paper.remarks,
    taxes: taxTable(row),
    upi: upi
      ? {
          link: upiLink({
            vpa: paper.bank.upiId,
            name: paper.bank.upiName,
            amount: money.balance,
            reference: row.number,
            note: `Invoice ${row.number}`,
          }),
          vpa: paper.bank.upiId,
          amount: formatMoney(money.balance),
        }
      : null,
    bank: payable && money.balance > 0 ? bankFacts(row) : [],
    notes: paper.notes,
    terms: paper.terms,
    footer: row.kind === 'proforma' ? 'Computer generated' : 'Computer generated, valid with signature',
  };
}

function code(label: string, value: string): Fact {
  return [label, value, 'code'];
}

function stateLine(stateCode: string): string {
  return `${stateName(stateCode)}, India (${stateCode})`;
}

function bankFacts({ paper: { bank } }: DocumentRow): Fact[] {
  if (bank.accountNumber === '') return [];
  return [
    ['Name', bank.accountName],
    code('Account', bank.accountNumber),
    code('IFSC', bank.ifsc),
    ...(bank.branch ? [['Branch', bank.branch] satisfies Fact] : []),
  ];
}

/** 18 → `9%`, 5 → `2.5%`. */
function halfRate(row: DocumentRow): string {
  return `${row.gstRate / 2}%`;
}

function totals(
  row: DocumentRow,
  { paid, credited, balance }: DocumentMoney,
  payable: boolean,
): PrintedTotal[] {
  const amount = (label: string, minor: number, kind: PrintedTotal['kind'] = 'plain') => ({
    label,
    value: formatMoney(minor, row.currency),
    kind,
  });
  const taxes =
    row.supply === 'inter'
      ? [amount(`IGST ${row.gstRate}%`, row.igst)]
      : row.supply === 'intra' && row.gstRate > 0
        ? [
            amount(`CGST ${halfRate(row)}`, row.cgst),
            amount(`${stateTaxName(row.placeOfSupply)} ${halfRate(row)}`, row.sgst),
          ]
        : [];
  const rows = [
    amount('Subtotal', row.taxable),
    ...taxes.filter(() => row.gstRate > 0),
    ...(row.tcs > 0 ? [amount('TCS', row.tcs)] : []),
    amount('Total', row.total + row.tcs, 'total'),
  ];
  if (!payable) return rows;
  const advances = row.paper.advances;
  const advanced = advances.reduce((sum, one) => sum + one.amount, 0);
  for (const one of advances) rows.push(amount(`Advance, ${one.number}`, one.amount));
  if (paid - advanced !== 0) rows.push(amount(advances.length > 0 ? 'Paid since' : 'Paid', paid - advanced));
  if (credited > 0) rows.push(amount('Credited', credited));
  if (balance > 0) rows.push(amount('Balance due', balance, 'due'));
  return rows;
}

function taxTable(row: DocumentRow): PrintedDocument['taxes'] {
  if (row.cgst + row.sgst + row.igst === 0) return null;
  const money = (minor: number) => formatMoney(minor, row.currency);
  const shares = taxBySac(row.lines, row);
  const tax = row.cgst + row.sgst + row.igst;
  if (row.igst > 0) {
    return {
      head: ['SAC', 'Taxable value', 'IGST rate', 'IGST', 'Total tax'],
      rows: shares.map((one) => [
        one.sac,
        money(one.taxable),
        `${row.gstRate}%`,
        money(one.igst),
        money(one.igst),
      ]),
      total: ['Total', money(row.taxable), '', money(row.igst), money(tax)],
    };
  }
  const state = stateTaxName(row.placeOfSupply);
  return {
    head: ['SAC', 'Taxable value', 'CGST rate', 'CGST', `${state} rate`, state, 'Total tax'],
    rows: shares.map((one) => [
      one.sac,
      money(one.taxable),
      halfRate(row),
      money(one.cgst),
      halfRate(row),
      money(one.sgst),
      money(one.cgst + one.sgst),
    ]),
    total: ['Total', money(row.taxable), '', money(row.cgst), '', money(row.sgst), money(tax)],
  };
}
