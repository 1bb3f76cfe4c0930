import type { IconName } from '#app/web/ui/parts/icon.tsx';

export interface NavItem {
  to: string;
  label: string;
  icon: IconName;
  /** Shown quietly: its screen arrives later. */
  later?: boolean;
}

export interface NavGroup {
  title: string;
  items: NavItem[];
}

/** The sections of the back office, in the order of the working day. */
export const NAV: NavGroup[] = [
  { title: 'Content', items: [{ to: '/admin/dashboard', label: 'Dashboard', icon: 'layout-dashboard' }] },
  {
    title: 'Sales',
    items: [
      { to: '/admin/crm', label: 'Inquiries & Bookings', icon: 'inbox' },
      { to: '/admin/customers', label: 'Customers', icon: 'users', later: true },
    ],
  },
  {
    title: 'Finance',
    items: [
      { to: '/admin/accounts', label: 'Accounts', icon: 'landmark', later: true },
      {
        to: '/admin/customer-invoices',
        label: 'Customer Invoices',
        icon: 'receipt-indian-rupee',
        later: true,
      },
      { to: '/admin/vendors', label: 'Vendor Invoices', icon: 'file-text', later: true },
      { to: '/admin/expenses', label: 'Expenses', icon: 'wallet', later: true },
      { to: '/admin/expense-reports', label: 'Expense Reports', icon: 'chart-column', later: true },
    ],
  },
  {
    title: 'Operations',
    items: [
      { to: '/admin/privacy', label: 'Privacy requests', icon: 'shield' },
      { to: '/admin/suppliers', label: 'Suppliers', icon: 'store', later: true },
    ],
  },
];

/** The five of the phone's bottom bar. */
export const BOTTOM: NavItem[] = [
  { to: '/admin/dashboard', label: 'Dashboard', icon: 'layout-dashboard' },
  { to: '/admin/crm', label: 'CRM', icon: 'inbox' },
  { to: '/admin/customers', label: 'Customers', icon: 'users' },
  { to: '/admin/accounts', label: 'Accounts', icon: 'landmark' },
  { to: '/admin/expenses', label: 'Expenses', icon: 'wallet' },
];

/** The entry of an address, for titles. */
export function navItemOf(path: string): NavItem | undefined {
  const clean = path.replace(/\/+$/, '').toLowerCase();
  return NAV.flatMap((group) => group.items).find((item) => item.to === clean);
}
