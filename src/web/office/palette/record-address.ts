import type { RecordKind } from '#app/contract/search.ts';
import type { IconName } from '#app/web/ui/parts/icon.tsx';

interface Kind {
  /** Over its hits. */
  title: string;
  /** Without one, the initials of its title. */
  icon?: IconName;
  /** Where a record of this kind is opened. */
  to(id: string, title: string): string;
  /** Where all that match are listed. */
  all?(q: string): string;
}

const q = (text: string) => encodeURIComponent(text);

/** How each kind of record is shown in the search, and where it is opened. */
export const KINDS: Record<RecordKind, Kind> = {
  inquiry: {
    title: 'Inquiries',
    to: (id) => `/admin/crm/inquiries/${q(id)}`,
    all: (text) => `/admin/crm?tab=inquiries&q=${q(text)}`,
  },
  booking: {
    title: 'Bookings',
    icon: 'ticket',
    to: (id) => `/admin/crm/bookings/${q(id)}`,
    all: (text) => `/admin/crm?tab=bookings&q=${q(text)}`,
  },
  customer: {
    title: 'Customers',
    to: (id) => `/admin/customers/${q(id)}`,
    all: (text) => `/admin/customers?list=all&q=${q(text)}`,
  },
  customer_invoice: {
    title: 'Customer invoices',
    icon: 'receipt-indian-rupee',
    to: (id) => `/admin/customer-invoices?id=${q(id)}`,
    all: (text) => `/admin/customer-invoices?q=${q(text)}`,
  },
  supplier: {
    title: 'Suppliers',
    icon: 'store',
    to: (id) => `/admin/suppliers?status=all&id=${q(id)}`,
    all: (text) => `/admin/suppliers?status=all&q=${q(text)}`,
  },
  vendor_invoice: {
    title: 'Vendor invoices',
    icon: 'file-text',
    to: (id) => `/admin/vendors?id=${q(id)}`,
    all: (text) => `/admin/vendors?q=${q(text)}`,
  },
  expense: {
    title: 'Expenses',
    icon: 'wallet',
    to: (id) => `/admin/expenses?id=${q(id)}`,
    all: (text) => `/admin/expenses?q=${q(text)}`,
  },
  package: {
    title: 'Packages',
    icon: 'package',
    to: (id) => `/admin/packages/${q(id)}`,
    all: (text) => `/admin/dashboard?q=${q(text)}`,
  },
  destination: {
    title: 'Destinations',
    icon: 'map-pin',
    to: (id) => `/admin/destinations/${q(id)}`,
    all: (text) => `/admin/dashboard?tab=destinations&q=${q(text)}`,
  },
  cruise: {
    title: 'Cruises',
    icon: 'sailboat',
    to: (id) => `/admin/cruises/${q(id)}`,
    all: (text) => `/admin/dashboard?tab=cruises&q=${q(text)}`,
  },
  pilgrimage: {
    title: 'Pilgrimages',
    icon: 'landmark',
    to: (id) => `/admin/pilgrimages/${q(id)}`,
    all: (text) => `/admin/dashboard?tab=pilgrimages&q=${q(text)}`,
  },
  testimonial: {
    title: 'Testimonials',
    icon: 'star',
    to: (id) => `/admin/testimonials/${q(id)}`,
    all: (text) => `/admin/dashboard?tab=testimonials&q=${q(text)}`,
  },
  privacy_request: {
    title: 'Privacy requests',
    icon: 'shield',
    to: (id) => `/admin/privacy?id=${q(id)}`,
    all: (text) => `/admin/privacy?q=${q(text)}`,
  },
  user: { title: 'Users', to: (_id, title) => `/admin/users?q=${q(title)}` },
};
