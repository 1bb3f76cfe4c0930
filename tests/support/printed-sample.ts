import type { PrintedDocument } from '#app/domain/printed-document.ts';

/** A tax invoice as it is printed, with what a test wants different. */
export function printedSample(over: Partial<PrintedDocument> = {}): PrintedDocument {
  return {
    title: 'Tax Invoice',
    subtitle: 'Original for recipient',
    number: 'DJ/26-27/00409',
    date: '2026-11-23',
    tone: 'cedar',
    stamp: '',
    brand: { first: 'Deodar', second: 'Journeys' },
    from: {
      name: 'Deodar Journeys Private Limited',
      lines: ['Cart Road, Shimla 171001', 'Himachal Pradesh, India (02)'],
      facts: [['GSTIN', '02AAKCD4821M1ZN', 'code']],
    },
    toTitle: 'Bill to',
    to: { name: 'Asha Verma', lines: ['Sanjauli, Shimla 171006'], facts: [['GSTIN', 'Unregistered']] },
    factsTitle: 'Invoice',
    facts: [['Invoice date', '23 Nov 2026']],
    rateTitle: 'Rate',
    amountTitle: 'Taxable value',
    lines: [line('Kerala Backwaters and Hills')],
    totals: [
      { label: 'Subtotal', value: '₹1,000.00', kind: 'plain' },
      { label: 'Total', value: '₹1,180.00', kind: 'total' },
      { label: 'Balance due', value: '₹1,180.00', kind: 'due' },
    ],
    words: 'Rupees One Thousand One Hundred and Eighty Only',
    remarks: [],
    taxes: null,
    upi: null,
    bank: [['Account', '0021 4455 7788', 'code']],
    notes: '',
    terms: '',
    footer: 'Computer generated',
    ...over,
  };
}

/** One line of a document, 1 × ₹100.00. */
export function line(description: string, detail = '') {
  return { description, detail, sac: '998555', quantity: '1', rate: '₹100.00', amount: '₹100.00' };
}
