import { describe, expect, it } from 'vitest';
import { bottomOf, mayOpen, NAV, navItemOf, navOf } from './nav-items.ts';

const labels = (role: Parameters<typeof navOf>[0]) =>
  navOf(role).flatMap((group) => group.items.map((item) => item.label));

describe('the navigation of the office', () => {
  it('B01 an owner has every section, Today right after Dashboard; others have what their role may open', () => {
    expect(labels('owner')).toEqual(NAV.flatMap((group) => group.items.map((item) => item.label)));
    expect(labels('owner').slice(0, 2)).toEqual(['Dashboard', 'Today']);
    expect(labels('content')).toEqual(['Dashboard']);
    expect(labels('sales')).toEqual(['Dashboard', 'Today', 'Inquiries & Bookings', 'Customers']);
    expect(labels('manager')).not.toContain('Users');
    expect(bottomOf('sales').map((item) => item.label)).toEqual(['Today', 'CRM', 'Customers']);
    expect(bottomOf('content').map((item) => item.label)).toEqual(['Dashboard']);
  });

  it('SEC-18 an address is a section’s with everything below it, whatever its case, and its role rules hold there', () => {
    expect(navItemOf('/ADMIN/CRM/')?.label).toBe('Inquiries & Bookings');
    expect(navItemOf('/admin/packages/pkg_1/edit')?.label).toBe('Dashboard');
    expect(navItemOf('/admin/expense-reports')?.label).toBe('Expense Reports');
    expect(navItemOf('/admin/account')).toBeUndefined();
    expect(mayOpen('content', '/admin/crm/bookings/bkg_1')).toBe(false);
    expect(mayOpen('content', '/admin/account')).toBe(true);
    expect(mayOpen('manager', '/admin/users')).toBe(false);
    expect(mayOpen('owner', '/admin/users')).toBe(true);
    const forms = ['/admin/packages/new', '/admin/cruises/cru_1', '/admin/packages/pkg_1/itinerary'];
    for (const form of forms)
      expect([mayOpen('sales', form), mayOpen('content', form)]).toEqual([false, true]);
    for (const place of ['/admin/dashboard', '/admin/packages/pkg_1/itinerary/view'])
      expect(mayOpen('sales', place)).toBe(true);
    const sales = ['/admin/crm/bookings/new', '/admin/customers/new/', '/admin/customers/upload'];
    for (const form of sales)
      expect([mayOpen('accounts', form), mayOpen('sales', form)]).toEqual([false, true]);
    for (const place of ['/admin/crm/bookings/bkg_1', '/admin/customers/cus_1'])
      expect(mayOpen('accounts', place)).toBe(true);
  });

  it('every letter leads to one place', () => {
    const keys = NAV.flatMap((group) => group.items.flatMap((item) => item.key ?? []));
    expect([...keys].sort().join('')).toBe('acdeinstv');
  });
});
