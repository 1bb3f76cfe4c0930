import { expect, it } from 'vitest';
import { inquiryFacts } from './inquiry.ts';

it('B03 the details of an inquiry are read with their labels, in the form’s order, without ids', () => {
  expect(
    inquiryFacts({
      number_of_travelers: 3,
      preferred_date: '2027-04-12',
      package_id: 'pkg_1',
      package_title: 'Spiti',
      budget: 'open',
    }),
  ).toEqual([
    ['Trip', 'Spiti'],
    ['Preferred date', '12 Apr 2027'],
    ['Budget', 'open'],
    ['Travelers', '3'],
  ]);
  expect(inquiryFacts({ travel_date: 'soon', visa_type: 'Work' })).toEqual([
    ['Travel date', 'soon'],
    ['Visa type', 'Work'],
  ]);
});
