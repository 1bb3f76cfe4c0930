import { expect, it } from 'vitest';
import { ALL_INQUIRIES, inquiriesPath, readInquiryFilters, writeInquiryFilters } from './inquiry-filters.ts';

const read = (text: string) => readInquiryFilters(new URLSearchParams(text));

it('B03 the filters of inquiries live in the address, and come back from it', () => {
  const filters = read('tab=inquiries&q=Asha+Rao&status=in_progress&source=visa&sort=oldest&page=2');
  expect(filters).toEqual({ q: 'Asha Rao', status: 'in_progress', source: 'visa', sort: 'oldest', page: 2 });
  expect(String(writeInquiryFilters(filters))).toBe(
    'tab=inquiries&q=Asha+Rao&status=in_progress&source=visa&sort=oldest&page=2',
  );
  expect(inquiriesPath(filters)).toBe(
    '/crm/inquiries?limit=25&offset=25&q=Asha+Rao&status=in_progress&source=visa&sort=oldest',
  );
});

it('B03 what cannot be read is left out', () => {
  expect(read('status=done&source=fax&sort=up&page=-1')).toEqual(ALL_INQUIRIES);
  expect(String(writeInquiryFilters(ALL_INQUIRIES))).toBe('tab=inquiries');
});
