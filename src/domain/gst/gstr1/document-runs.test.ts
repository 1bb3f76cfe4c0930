import { describe, expect, it } from 'vitest';
import { documentRuns } from './document-runs.ts';
import type { ReturnDocument } from './return-document.ts';
import { dueReturn } from './return-period.ts';

const issued = (serial: number, change: Partial<ReturnDocument> = {}): ReturnDocument => ({
  id: `doc_${serial}`,
  kind: 'invoice',
  number: `DJ/26-27/${String(serial).padStart(5, '0')}`,
  serial,
  date: '2026-11-28',
  status: 'issued',
  customerName: 'Asha Verma',
  gstin: '',
  category: 'unregistered',
  placeOfSupply: '27',
  supply: 'intra',
  gstRate: 18,
  currency: 'INR',
  exchangeRate: 1,
  taxable: 0,
  cgst: 0,
  sgst: 0,
  igst: 0,
  total: 0,
  lines: [],
  corrects: null,
  takenIntoOn: null,
  ...change,
});

describe('the numbers that a return names', () => {
  it('B32 counts a cancelled number in its run, and begins another after a gap', () => {
    const runs = documentRuns([issued(3), issued(1), issued(2, { status: 'cancelled' }), issued(7)]);
    expect(runs).toEqual([
      {
        doc_num: 1,
        docs: [
          { num: 1, from: 'DJ/26-27/00001', to: 'DJ/26-27/00003', totnum: 3, cancel: 1, net_issue: 2 },
          { num: 2, from: 'DJ/26-27/00007', to: 'DJ/26-27/00007', totnum: 1, cancel: 0, net_issue: 1 },
        ],
      },
    ]);
  });

  it('names the kinds as the portal numbers them, without those that were not issued', () => {
    const kinds = (['refund_voucher', 'receipt_voucher', 'credit_note'] as const).map((kind) =>
      issued(1, { kind }),
    );
    expect(documentRuns(kinds).map((one) => one.doc_num)).toEqual([5, 6, 8]);
  });

  it.each([
    ['2027-01-10', '2026-12'],
    ['2026-12-31', '2026-11'],
    ['2026-03-31', '2026-02'],
  ])('DAT-09 on %s the return of %s is due', (today, month) => {
    expect(dueReturn(today)).toBe(month);
  });
});
