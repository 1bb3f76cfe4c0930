import { mayDo, type Permission, type Role } from '#app/domain/permissions.ts';
import type { IconName } from '#app/web/ui/parts/icon.tsx';

export interface NavItem {
  to: string;
  label: string;
  icon: IconName;
  /** Without it the screen is hidden, and its address shows that it is not for this role. */
  permission: Permission;
  /** The letter after G that leads there. */
  key?: string;
  /** Other addresses that belong to it, with everything below them. */
  also?: string[];
  /** Where its top bar leads back to; else to the content dashboard. */
  back?: { to: string; label: string };
  /** The section that its top bar links to besides. Source: back-office §2, the design's CRM. */
  beside?: { to: string; label: string };
}

export interface NavGroup {
  /** Empty: without a heading. */
  title: string;
  items: NavItem[];
}

/** The sections of the back office, in the order of the working day. */
export const NAV: NavGroup[] = [
  {
    title: '',
    items: [
      {
        to: '/admin/dashboard',
        label: 'Dashboard',
        icon: 'layout-dashboard',
        permission: 'content.view',
        key: 'd',
        also: [
          '/admin/packages',
          '/admin/itineraries',
          '/admin/destinations',
          '/admin/testimonials',
          '/admin/cruises',
          '/admin/pilgrimages',
        ],
      },
      { to: '/admin/today', label: 'Today', icon: 'sun', permission: 'crm.view', key: 't' },
    ],
  },
  {
    title: 'Sales',
    items: [
      {
        to: '/admin/crm',
        label: 'Inquiries & Bookings',
        icon: 'inbox',
        permission: 'crm.view',
        key: 'i',
        beside: { to: '/admin/customers', label: 'Customers' },
      },
      {
        to: '/admin/customers',
        label: 'Customers',
        icon: 'users',
        permission: 'customers.view',
        key: 'c',
        beside: { to: '/admin/crm', label: 'Inquiries & Bookings' },
      },
    ],
  },
  {
    title: 'Finance',
    items: [
      {
        to: '/admin/accounts',
        label: 'Accounts',
        icon: 'landmark',
        permission: 'accounts.view',
        key: 'a',
      },
      {
        to: '/admin/customer-invoices',
        label: 'Customer Invoices',
        icon: 'receipt-indian-rupee',
        permission: 'accounts.view',
        key: 'n',
        back: { to: '/admin/accounts', label: 'Back to Accounts' },
      },
      {
        to: '/admin/vendors',
        label: 'Vendor Invoices',
        icon: 'file-text',
        permission: 'purchases.view',
        key: 'v',
      },
      {
        to: '/admin/expenses',
        label: 'Expenses',
        icon: 'wallet',
        permission: 'purchases.view',
        key: 'e',
        beside: { to: '/admin/expense-reports', label: 'View Reports' },
      },
      {
        to: '/admin/expense-reports',
        label: 'Expense Reports',
        icon: 'chart-column',
        permission: 'purchases.view',
        back: { to: '/admin/expenses', label: 'Back to Expenses' },
      },
      {
        to: '/admin/profit-and-loss',
        label: 'Profit and Loss',
        icon: 'trending-up',
        permission: 'purchases.view',
        back: { to: '/admin/accounts', label: 'Back to Accounts' },
      },
    ],
  },
  {
    title: 'Operations',
    items: [
      {
        to: '/admin/suppliers',
        label: 'Suppliers',
        icon: 'store',
        permission: 'purchases.view',
        key: 's',
      },
      { to: '/admin/privacy', label: 'Privacy', icon: 'shield', permission: 'privacy.handle' },
    ],
  },
  {
    title: 'Office',
    items: [
      { to: '/admin/settings', label: 'Settings', icon: 'settings', permission: 'settings.edit' },
      { to: '/admin/users', label: 'Users', icon: 'users', permission: 'users.manage' },
      { to: '/admin/audit', label: 'Audit log', icon: 'history', permission: 'audit.view' },
    ],
  },
];

const ALL = NAV.flatMap((group) => group.items);

/** The phone's bottom bar, before its Search; the short names that fit there. */
const BOTTOM: Array<[to: string, label: string]> = [
  ['/admin/today', 'Today'],
  ['/admin/crm', 'CRM'],
  ['/admin/customers', 'Customers'],
  ['/admin/accounts', 'Accounts'],
];

/** What a role may open, for the sidebar, the menu and the palette. */
export function navOf(role: Role): NavGroup[] {
  return NAV.map(({ title, items }) => ({
    title,
    items: items.filter((item) => mayDo(role, item.permission)),
  })).filter((group) => group.items.length > 0);
}

/** The bottom bar of a role; the dashboard stands in where nothing of it is for the role. */
export function bottomOf(role: Role): NavItem[] {
  const items = BOTTOM.flatMap(([to, label]) =>
    ALL.filter((item) => item.to === to && mayDo(role, item.permission)).map((item) => ({ ...item, label })),
  );
  return items.length > 0 ? items : ALL.slice(0, 1);
}

/** The section that an address belongs to; undefined for the user's own pages and for unknown ones. */
export function navItemOf(path: string): NavItem | undefined {
  const clean = path.replace(/\/+$/, '').toLowerCase();
  return ALL.find((item) =>
    [item.to, ...(item.also ?? [])].some((place) => clean === place || clean.startsWith(`${place}/`)),
  );
}

/** Forms in a section that more roles see than may save them; an itinerary's `…/view` is for all who see content. */
const FORMS: Array<[address: RegExp, permission: Permission]> = [
  [
    /^\/admin\/(packages|destinations|testimonials|cruises|pilgrimages)\/[^/]+(\/itinerary(\/edit)?)?\/*$/i,
    'content.edit',
  ],
  [/^\/admin\/crm\/bookings\/new\/*$/i, 'crm.edit'],
  [/^\/admin\/customers\/(new|upload)\/*$/i, 'customers.edit'],
];

/** False where the address is a section's that the role may not open, or a form that it may not save. */
export function mayOpen(role: Role, path: string): boolean {
  if (FORMS.some(([address, permission]) => address.test(path) && !mayDo(role, permission))) return false;
  const item = navItemOf(path);
  return item === undefined || mayDo(role, item.permission);
}
