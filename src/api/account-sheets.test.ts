import { expect, it } from 'vitest';
import { invoicesSheet } from './account-sheets.ts';

it('B21 a spreadsheet that cannot hold every row says so, in its last row and for the screen', () => {
  const sheet = invoicesSheet([], 214_000, 'Asia/Kolkata');
  expect(sheet.leftOut).toBe(
    'Only the first 0 of 2,14,000 rows: choose fewer days, or export CSV for all of them',
  );
  expect(sheet.rows.at(-1)).toEqual([sheet.leftOut]);
  expect(invoicesSheet([], 0, 'Asia/Kolkata')).not.toHaveProperty('leftOut');
});
