import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expenseReportCsv } from './expense-report-csv.ts';

describe('the file of the expense report', () => {
  it('B29 has its header and a row for each category', () => {
    const file = expenseReportCsv({
      salaries: { count: 2, amount_inr: 150_000, amount_usd: 0 },
      vendor_payments: { count: 3, amount_inr: 50.5, amount_usd: 1200.25 },
    });
    expect(file).toBe(
      'Category,Count,Amount INR,Amount USD\r\nsalaries,2,150000,0\r\nvendor_payments,3,50.5,1200.25\r\n',
    );
    expect(expenseReportCsv({})).toBe('Category,Count,Amount INR,Amount USD\r\n');
  });

  it('B29 nothing in it is run by a spreadsheet, whatever a category is called', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (category) => {
        const file = expenseReportCsv({ [category]: { count: 1, amount_inr: 1, amount_usd: 0 } });
        const row = file.slice(file.indexOf('\r\n') + 2);
        expect(row).not.toMatch(/^"?[=+\-@\t\r](?!\d)/);
      }),
    );
    expect(expenseReportCsv({ '=HYPERLINK("x")': { count: 1, amount_inr: 1, amount_usd: 0 } })).toContain(
      `"'=HYPERLINK(""x"")",1,1,0`,
    );
  });
});
