import { expect, it } from 'vitest';
import { firstSections, foundSections } from './sections.ts';

const titles = (sections: ReturnType<typeof firstSections>) =>
  sections.map(({ title, options }) => [title, options.map((option) => option.title)]);

it('B01 before anything is typed it offers the last records, what can be created and every screen of the role', () => {
  const recent = [{ kind: 'booking' as const, id: 'bkg_1', title: 'Asha Verma', detail: 'DJ-7K3M9Q' }];
  expect(titles(firstSections('sales', recent))).toEqual([
    ['Recent', ['Asha Verma']],
    [
      'Actions',
      [
        'New booking',
        'New customer',
        'Go to Dashboard',
        'Go to Today',
        'Go to Inquiries & Bookings',
        'Go to Customers',
        'Go to Your account',
      ],
    ],
  ]);
  expect(titles(firstSections('content', []))[0]?.[1]).toContain('Create package');
});

it('B01 for a search it lists the records, the way to all of a kind, and the commands that the words name', () => {
  const hits = [{ id: 'inq_1', title: 'Ananya Raghavan', detail: 'Kerala' }];
  const found = foundSections('owner', 'ana', [{ kind: 'inquiry', hits, more: true }]);
  expect(titles(found)).toEqual([['Inquiries', ['Ananya Raghavan', 'All inquiries with “ana”']]]);
  expect(found[0]?.options.map((option) => option.to)).toEqual([
    '/admin/crm/inquiries/inq_1',
    '/admin/crm?tab=inquiries&q=ana',
  ]);
  const trips = [
    { kind: 'package' as const, hits: [{ id: 'pkg_1', title: 'Goa', detail: '' }], more: false },
  ];
  const addresses = (['owner', 'sales'] as const).map(
    (role) => foundSections(role, 'goa', trips)[0]?.options[0]?.to,
  );
  expect(addresses).toEqual(['/admin/packages/pkg_1', '/admin/dashboard?q=Goa']);
  const [actions] = foundSections('owner', 'inv', []);
  expect(actions?.options.map((option) => option.title)).toEqual([
    'Create Invoice',
    'Add vendor invoice',
    'Go to Customer Invoices',
    'Go to Vendor Invoices',
  ]);
  const [recurring] = foundSections('owner', 'recurring', []);
  expect(recurring?.options).toMatchObject([
    { title: 'Add Recurring Expense', to: '/admin/expenses/recurring/new', keys: 'c m' },
  ]);
  expect(foundSections('owner', 'zzz', [])).toEqual([]);
});

it('B01 kinds that are called so come before those that only mention it', () => {
  const hit = (title: string) => [{ id: 'x_1', title, detail: '' }];
  const found = foundSections('owner', 'kash', [
    { kind: 'vendor_invoice', hits: hit('Nigeen Palace Houseboats'), more: false },
    { kind: 'package', hits: hit('Kashmir Honeymoon on the Lake'), more: false },
    { kind: 'destination', hits: hit('Kashmir'), more: false },
  ]);
  expect(found.map(({ title }) => title)).toEqual(['Packages', 'Destinations', 'Vendor invoices']);
});
