import { mayDo, type Permission, type Role } from '#app/domain/permissions.ts';
import type { IconName } from '#app/web/ui/parts/icon.tsx';

export interface CreateItem {
  /** The letter after C. */
  key: string;
  label: string;
  icon: IconName;
  /** The address that opens its empty form. */
  to: string;
  permission: Permission;
}

/** What can be created now; a section joins by one line. Letters of the design: P L I E V S T. */
const CREATE: CreateItem[] = [
  {
    key: 'p',
    label: 'Create package',
    icon: 'package',
    to: '/admin/packages/new',
    permission: 'content.edit',
  },
  {
    key: 'd',
    label: 'Create destination',
    icon: 'map-pin',
    to: '/admin/destinations/new',
    permission: 'content.edit',
  },
  {
    key: 't',
    label: 'Create testimonial',
    icon: 'star',
    to: '/admin/testimonials/new',
    permission: 'content.edit',
  },
  {
    key: 'r',
    label: 'Create cruise',
    icon: 'sailboat',
    to: '/admin/cruises/new',
    permission: 'content.edit',
  },
  {
    key: 'y',
    label: 'Create pilgrimage',
    icon: 'landmark',
    to: '/admin/pilgrimages/new',
    permission: 'content.edit',
  },
  {
    key: 'b',
    label: 'New booking',
    icon: 'ticket',
    to: '/admin/crm/bookings/new',
    permission: 'crm.edit',
  },
  {
    key: 'l',
    label: 'New customer',
    icon: 'users',
    to: '/admin/customers/new',
    permission: 'customers.edit',
  },
  {
    key: 'i',
    label: 'Create Invoice',
    icon: 'receipt-indian-rupee',
    to: '/admin/customer-invoices/new',
    permission: 'accounts.edit',
  },
  {
    key: 's',
    label: 'Add Supplier',
    icon: 'store',
    to: '/admin/suppliers/new',
    permission: 'purchases.edit',
  },
  {
    key: 'e',
    label: 'Add Expense',
    icon: 'wallet',
    to: '/admin/expenses/new',
    permission: 'purchases.edit',
  },
  {
    key: 'm',
    label: 'Add Recurring Expense',
    icon: 'repeat',
    to: '/admin/expenses/recurring/new',
    permission: 'purchases.edit',
  },
  {
    key: 'v',
    label: 'Add vendor invoice',
    icon: 'file-text',
    to: '/admin/vendors/new',
    permission: 'purchases.edit',
  },
  {
    key: 'u',
    label: 'Add user',
    icon: 'users',
    to: '/admin/users/new',
    permission: 'users.manage',
  },
];

export function createItemsOf(role: Role): CreateItem[] {
  return CREATE.filter((item) => mayDo(role, item.permission));
}
