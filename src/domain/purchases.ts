/** Suppliers, their bills and expenses: the values of their fields and how people read them. Source: back-office §4, §9. */
export const SERVICE_TYPES = [
  'hotel',
  'transport',
  'visa',
  'tickets',
  'activities',
  'tour_guide',
  'insurance',
  'others',
] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const SERVICE_TYPE_NAMES: Record<ServiceType, string> = {
  hotel: 'Hotel',
  transport: 'Transport',
  visa: 'Visa',
  tickets: 'Tickets',
  activities: 'Activities',
  tour_guide: 'Tour guide',
  insurance: 'Insurance',
  others: 'Others',
};

export const SUPPLIER_STATUSES = ['active', 'inactive'] as const;
export type SupplierStatus = (typeof SUPPLIER_STATUSES)[number];

export const SUPPLIER_STATUS_NAMES: Record<SupplierStatus, string> = {
  active: 'Active',
  inactive: 'Inactive',
};

export const VENDOR_INVOICE_STATUSES = ['pending', 'approved', 'paid'] as const;
export type VendorInvoiceStatus = (typeof VENDOR_INVOICE_STATUSES)[number];

export const VENDOR_INVOICE_STATUS_NAMES: Record<VendorInvoiceStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
};

export const EXPENSE_CATEGORIES = [
  'vendor_payments',
  'office_expenses',
  'marketing_ads',
  'employee_travel',
  'miscellaneous',
  'rent',
  'utilities',
  'salaries',
] as const;
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];

export const EXPENSE_CATEGORY_NAMES: Record<ExpenseCategory, string> = {
  vendor_payments: 'Vendor payments',
  office_expenses: 'Office expenses',
  marketing_ads: 'Marketing ads',
  employee_travel: 'Employee travel',
  miscellaneous: 'Miscellaneous',
  rent: 'Rent',
  utilities: 'Utilities',
  salaries: 'Salaries',
};

/** How often a recurring expense comes. */
export const EXPENSE_RHYTHMS = ['month', 'quarter', 'year'] as const;
export type ExpenseRhythm = (typeof EXPENSE_RHYTHMS)[number];

export const EXPENSE_RHYTHM_NAMES: Record<ExpenseRhythm, string> = {
  month: 'Every month',
  quarter: 'Every quarter',
  year: 'Every year',
};
