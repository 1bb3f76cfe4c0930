/** The columns of each list's file: the names that `columns=` uses, and their titles. API and screens share them. */
export const INQUIRY_COLUMNS = {
  created: 'Received',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  source: 'Form',
  destination: 'Destination',
  trip: 'Trip',
  message: 'Message',
  status: 'Status',
} as const;

export const BOOKING_COLUMNS = {
  reference: 'Reference',
  created: 'Booked',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  package: 'Package',
  destination: 'Destination',
  travel: 'Travel date',
  travelers: 'Travelers',
  total: 'Total (INR)',
  paid: 'Paid (INR)',
  refunded: 'Refunded (INR)',
  balance: 'Balance (INR)',
  status: 'Status',
  payment: 'Payment',
} as const;

export const PACKAGE_COLUMNS = {
  title: 'Title',
  destination: 'Destination',
  duration: 'Duration',
  route: 'Route',
  type: 'Type',
  price: 'Price',
  amount: 'Price per person (INR)',
  rating: 'Rating',
  featured: 'Featured',
  priority: 'Featured priority',
  badge: 'Badge',
  enquiry: 'Enquiry Only',
  status: 'Status',
  gst: 'GST %',
  sac: 'SAC',
  overseas: 'Overseas',
  slug: 'Address',
  updated: 'Last changed',
} as const;

/** For `exportAs` of a list's toolbar. */
export function csvColumns(titles: Record<string, string>): { key: string; title: string }[] {
  return Object.entries(titles).map(([key, title]) => ({ key, title }));
}
