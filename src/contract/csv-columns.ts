/** The columns of each list's file: the names that `columns=` uses, and their titles. API and screens share them. */
export const INQUIRY_COLUMNS = {
  created: 'Received',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  source: 'Form',
  destination: 'Destination',
  trip: 'Trip',
  country: 'Destination country',
  nationality: 'Nationality',
  visa: 'Visa type',
  travel: 'Travel date',
  travelers: 'Travelers',
  budget: 'Budget',
  message: 'Message',
  status: 'Status',
  waiting: 'Waiting since',
  assignee: 'Assigned to',
  notes: 'Notes',
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
  assignee: 'Assigned to',
  requests: 'Special requests',
  notes: 'Notes',
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

export const DESTINATION_COLUMNS = {
  name: 'Name',
  description: 'Description',
  packages: 'Packages on the website',
  all: 'Packages with drafts',
  image: 'Picture',
  slug: 'Address',
} as const;

export const TESTIMONIAL_COLUMNS = {
  created: 'Added',
  name: 'Name',
  location: 'Location',
  tour: 'Tour',
  rating: 'Rating',
  text: 'Text',
} as const;

const TRIP_COLUMNS = {
  duration: 'Duration',
  route: 'Route',
  price: 'Price',
  amount: 'Price per person (INR)',
  rating: 'Rating',
  bookable: 'Bookable',
  status: 'Status',
  gst: 'GST %',
  sac: 'SAC',
  overseas: 'Overseas',
  slug: 'Address',
  updated: 'Last changed',
} as const;

export const CRUISE_COLUMNS = { title: 'Title', destination: 'Destination', ...TRIP_COLUMNS } as const;
export const PILGRIMAGE_COLUMNS = {
  title: 'Title',
  location: 'Location',
  tag: 'Tag',
  ...TRIP_COLUMNS,
} as const;

export const ACCOUNT_INVOICE_COLUMNS = {
  number: 'Invoice number',
  reference: 'Booking',
  booked: 'Booked',
  customer: 'Customer',
  email: 'Email',
  package: 'Package',
  travel: 'Travel date',
  travelers: 'Travelers',
  taxable: 'Taxable (INR)',
  gst: 'GST (INR)',
  tcs: 'TCS (INR)',
  total: 'Total (INR)',
  paid: 'Paid (INR)',
  balance: 'Balance due (INR)',
  status: 'Payment',
} as const;

export const CUSTOMER_INVOICE_COLUMNS = {
  number: 'Number',
  type: 'Type',
  date: 'Invoice date',
  due: 'Due date',
  name: 'Customer',
  email: 'Email',
  phone: 'Phone',
  gstin: 'GSTIN',
  currency: 'Currency',
  subtotal: 'Subtotal',
  rate: 'GST %',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  total: 'Total',
  paid: 'Paid',
  credited: 'Credited',
  balance: 'Balance',
  payment: 'Payment',
  status: 'Status',
} as const;

export const VENDOR_INVOICE_COLUMNS = {
  vendor: 'Vendor',
  number: 'Invoice number',
  date: 'Invoice date',
  currency: 'Currency',
  amount: 'Amount',
  rate: 'GST %',
  gst: 'GST',
  total: 'Total',
  package: 'Linked package',
  booking: 'Booking',
  department: 'Department',
  status: 'Status',
  mode: 'Payment mode',
  paid: 'Payment date',
  file: 'Attachment',
  notes: 'Notes',
} as const;

export const EXPENSE_COLUMNS = {
  date: 'Expense date',
  category: 'Category',
  description: 'Description',
  amount: 'Amount',
  currency: 'Currency',
  rate: 'Exchange rate',
  payment: 'Payment type',
  supplier: 'Supplier',
  department: 'Department',
  reference: 'Invoice reference',
  booking: 'Booking',
  recurring: 'Recurring',
  bill: 'Bill',
} as const;

/** The first ten are those of the upload's template, so that a file that was exported can be uploaded. */
export const CUSTOMER_COLUMNS = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  country: 'Country',
  city: 'City',
  interests: 'Travel interests',
  destination: 'Preferred destination',
  source: 'Lead source',
  budget: 'Budget',
  notes: 'Notes',
  list: 'List',
  status: 'Call status',
  score: 'Lead score',
  next: 'Next follow-up',
  called: 'Last call',
  outcome: 'Last outcome',
  call_notes: 'Last call notes',
  calls: 'Calls',
  packages: 'Packages sent',
  assignee: 'Assigned to',
  created: 'Added',
} as const;

export const SUPPLIER_COLUMNS = {
  name: 'Supplier name',
  contact: 'Contact person',
  phone: 'Phone',
  email: 'Email',
  service: 'Service type',
  status: 'Status',
  gst: 'GST number',
  account: 'Bank account number',
  ifsc: 'IFSC code',
  branch: 'Bank branch',
  address: 'Address',
  city: 'City',
  state: 'State',
  country: 'Country',
  created: 'Added',
} as const;

export const USER_COLUMNS = {
  name: 'Name',
  username: 'Username',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  factor: 'Two-factor',
  single: 'Single sign-on',
  sessions: 'Sessions',
  seen: 'Last sign-in',
  created: 'Added',
} as const;

export const PRIVACY_COLUMNS = {
  created: 'Received',
  kind: 'Asks for',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  status: 'Status',
  due: 'Answer by',
  closed: 'Closed',
  handled: 'Handled by',
  note: 'Note',
} as const;

export const BREACH_COLUMNS = {
  found: 'Found on',
  what: 'What happened',
  data: 'Which data',
  people: 'People concerned',
  measures: 'Measures',
  due: 'Tell the Board by',
  board: 'Board told on',
  told: 'People told on',
  by: 'Recorded by',
} as const;

/** For `exportAs` of a list's toolbar. */
export function csvColumns(titles: Record<string, string>): { key: string; title: string }[] {
  return Object.entries(titles).map(([key, title]) => ({ key, title }));
}
