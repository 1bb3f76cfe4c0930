import { expect, it } from 'vitest';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { addDays } from '#app/domain/plain-date.ts';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { quoteOf } from './sale-summary.tsx';
import { newSale, SaleForm, saleBody, saleOfInquiry } from './sale-values.ts';

const trip = { id: 'pkg_1', title: 'Goa', place: 'Goa', duration: '4 Days', unitPrice: 12_499.5 };
const filled = {
  ...newSale(),
  trip,
  name: 'Asha Verma',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  travelDate: addDays(agencyDate(), 60),
  travelers: '2',
  travelerDetails: [
    { name: 'Asha Verma', age: '34', ageGroup: 'Adult' as const },
    { name: 'Mira Verma', age: '7', ageGroup: 'Child' as const },
  ],
};

it('PAY-01 a telephone sale costs what the website would charge, to the paisa', () => {
  expect(quoteOf(filled)).toEqual({
    unitPrice: 1_249_950,
    pax: 2,
    total: 2_499_900,
    dueNow: 624_975,
    balance: 1_874_925,
  });
  expect(quoteOf(newSale())).toBeNull();
});

it('UI-15 what is sent has one key however often it is sent, and a payment only where one is recorded', () => {
  const link = saleBody(SaleForm.parse(filled));
  expect(link).toMatchObject({ packageId: 'pkg_1', packageType: 'package', travelers: 2, payment: 'link' });
  expect(link.request_key).toBe(filled.requestKey);
  expect(Object.keys(link)).not.toContain('mode');
  const recorded = saleBody(SaleForm.parse({ ...filled, payment: 'recorded', reference: 'UTR 1' }));
  expect(recorded).toMatchObject({ payment: 'recorded', mode: 'bank', reference: 'UTR 1' });
  expect(Object.keys(recorded)).not.toContain('amount');
});

it('B03 a sale begins with what an inquiry says, without a day that is over or more travellers than a booking has', () => {
  const inquiry: CrmInquiry = {
    id: 'inq_1',
    source: 'cruise',
    name: 'Nila Das',
    email: 'nila@example.in',
    phone: '+91 98110 45232',
    destination: '',
    message: 'A cabin with a window',
    status: 'new',
    details: { number_of_travelers: 3, preferred_date: '2020-01-01' },
    notes: [],
    noteCount: 0,
    assigneeId: null,
    assigneeName: '',
    waitingSince: null,
    customerId: null,
    createdAt: '2027-01-01T00:00:00.000Z',
    updatedAt: '2027-01-01T00:00:00.000Z',
  };
  const sale = saleOfInquiry(inquiry, null);
  expect(sale).toMatchObject({
    kind: 'cruise',
    trip: null,
    name: 'Nila Das',
    travelers: '3',
    travelDate: '',
    specialRequests: 'A cabin with a window',
  });
  expect(sale.travelerDetails.map(({ name }) => name)).toEqual(['Nila Das', '', '']);
  expect(saleOfInquiry({ ...inquiry, details: { number_of_travelers: 40 } }, null).travelers).toBe('1');
});
