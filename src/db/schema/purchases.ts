import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  type PgColumn,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PAYMENT_MODES } from '#app/domain/payment-mode.ts';
import {
  EXPENSE_CATEGORIES,
  EXPENSE_RHYTHMS,
  SERVICE_TYPES,
  SUPPLIER_STATUSES,
  VENDOR_INVOICE_STATUSES,
} from '#app/domain/purchases.ts';
import { bookings } from './bookings.ts';
import { createdAt, minor, updatedAt } from './columns.ts';
import { packages } from './content.ts';
import { searchText, trigrams } from './search-text.ts';

/** What a supplier is found by. */
export function supplierText(
  t: Record<'supplierName' | 'contactPerson' | 'phone' | 'email' | 'gstNumber' | 'city', PgColumn>,
): SQL<string> {
  return searchText(t.supplierName, t.contactPerson, t.phone, t.email, t.gstNumber, t.city);
}

/** Who the agency books with, and how they are paid. */
export const suppliers = pgTable(
  'suppliers',
  {
    id: text('id').primaryKey(),
    supplierName: text('supplier_name').notNull(),
    contactPerson: text('contact_person').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    serviceType: text('service_type', { enum: SERVICE_TYPES }).notNull(),
    gstNumber: text('gst_number').notNull().default(''),
    bankAccountNumber: text('bank_account_number').notNull().default(''),
    ifscCode: text('ifsc_code').notNull().default(''),
    bankBranch: text('bank_branch').notNull().default(''),
    address: text('address').notNull().default(''),
    city: text('city').notNull().default(''),
    state: text('state').notNull().default(''),
    country: text('country').notNull().default('India'),
    status: text('status', { enum: SUPPLIER_STATUSES }).notNull().default('active'),
    /** Of the form that made it: sending it twice counts once. */
    requestKey: text('request_key'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('suppliers_key').on(t.requestKey).where(sql`request_key is not null`),
    index('suppliers_newest').on(t.createdAt, t.id),
    index('suppliers_name').on(sql`lower(${t.supplierName})`, t.id),
    index('suppliers_status').on(t.status, sql`lower(${t.supplierName})`, t.id),
    index('suppliers_service').on(t.serviceType, sql`lower(${t.supplierName})`, t.id),
    index('suppliers_search').using('gin', trigrams(supplierText(t))),
  ],
);

/** The bill behind a record, in the private part of the file store; null without one. */
const attachment = () => ({
  fileKey: text('file_key'),
  /** As it was called on the computer that sent it. */
  fileName: text('file_name'),
  fileType: text('file_type'),
  fileSize: integer('file_size'),
});

const currency = () =>
  text('currency', { enum: ['INR', 'USD'] })
    .notNull()
    .default('INR');

/** Rupees for one unit of `currency`; null where nobody said. */
const exchangeRate = () => numeric('exchange_rate', { precision: 12, scale: 6, mode: 'number' });

/** What a vendor invoice is found by. */
export function vendorInvoiceText(
  t: Record<'vendorName' | 'invoiceNumber' | 'linkedPackageName', PgColumn>,
): SQL<string> {
  return searchText(t.vendorName, t.invoiceNumber, t.linkedPackageName);
}

/** Bills of vendors. Amounts in minor units of `currency`, GST and total computed by the server. */
export const vendorInvoices = pgTable(
  'vendor_invoices',
  {
    id: text('id').primaryKey(),
    vendorName: text('vendor_name').notNull(),
    /** The name in the form in which two spellings of it are equal. */
    vendorKey: text('vendor_key').notNull(),
    supplierId: text('supplier_id').references(() => suppliers.id),
    invoiceNumber: text('invoice_number').notNull(),
    numberKey: text('number_key').notNull(),
    /** Of the invoice date: `2026-27`. */
    financialYear: text('financial_year').notNull(),
    invoiceDate: date('invoice_date', { mode: 'string' }).notNull(),
    amount: minor('amount').notNull(),
    currency: currency(),
    exchangeRate: exchangeRate(),
    gstRate: integer('gst_rate').notNull(),
    gstAmount: minor('gst_amount').notNull(),
    totalAmount: minor('total_amount').notNull(),
    packageId: text('package_id').references(() => packages.id, { onDelete: 'set null' }),
    linkedPackageName: text('linked_package_name').notNull().default(''),
    bookingId: text('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    department: text('department').notNull().default(''),
    notes: text('notes').notNull().default(''),
    status: text('status', { enum: VENDOR_INVOICE_STATUSES }).notNull().default('pending'),
    paymentMode: text('payment_mode', { enum: PAYMENT_MODES }),
    paymentDate: date('payment_date', { mode: 'string' }),
    ...attachment(),
    requestKey: text('request_key'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('vendor_invoices_key').on(t.requestKey).where(sql`request_key is not null`),
    uniqueIndex('vendor_invoices_number').on(t.vendorKey, t.numberKey, t.financialYear),
    index('vendor_invoices_newest').on(t.invoiceDate, t.createdAt, t.id),
    index('vendor_invoices_status').on(t.status, t.invoiceDate, t.createdAt, t.id),
    index('vendor_invoices_total').on(t.totalAmount, t.createdAt, t.id),
    index('vendor_invoices_currency').on(t.currency, t.invoiceDate, t.createdAt, t.id),
    index('vendor_invoices_supplier').on(t.supplierId),
    index('vendor_invoices_package').on(t.packageId),
    index('vendor_invoices_booking').on(t.bookingId),
    index('vendor_invoices_reference').on(sql`lower(btrim(${t.invoiceNumber}))`),
    index('vendor_invoices_search').using('gin', trigrams(vendorInvoiceText(t))),
    check('vendor_invoices_amounts', sql`amount >= 0 and gst_amount >= 0 and total_amount >= 0`),
  ],
);

/** What of an expense its recurring one says too. */
const spent = () => ({
  category: text('category', { enum: EXPENSE_CATEGORIES }).notNull().default('office_expenses'),
  amount: minor('amount').notNull(),
  currency: currency(),
  paymentType: text('payment_type', { enum: PAYMENT_MODES }).notNull().default('bank'),
  supplierId: text('supplier_id').references(() => suppliers.id),
  /** Of the supplier when it was chosen; empty: paid directly. */
  supplierName: text('supplier_name').notNull().default(''),
  department: text('department').notNull().default(''),
  description: text('description').notNull(),
});

/** Rent, salaries and the like: each makes an expense on its days. */
export const recurringExpenses = pgTable(
  'recurring_expenses',
  {
    id: text('id').primaryKey(),
    ...spent(),
    every: text('every', { enum: EXPENSE_RHYTHMS }).notNull().default('month'),
    /** 31: the last of each month. */
    dayOfMonth: integer('day_of_month').notNull(),
    firstDate: date('first_date', { mode: 'string' }).notNull(),
    lastDate: date('last_date', { mode: 'string' }),
    /** When the next expense is made; null once it ended. */
    nextDate: date('next_date', { mode: 'string' }),
    /** The last day that an expense was made for, whatever became of that expense. */
    madeUntil: date('made_until', { mode: 'string' }),
    paused: boolean('paused').notNull().default(false),
    requestKey: text('request_key'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('recurring_expenses_key').on(t.requestKey).where(sql`request_key is not null`),
    index('recurring_expenses_due').on(t.nextDate).where(sql`not paused and next_date is not null`),
    index('recurring_expenses_supplier').on(t.supplierId),
    check('recurring_expenses_day', sql`day_of_month between 1 and 31`),
    check('recurring_expenses_amounts', sql`amount > 0`),
  ],
);

/** What an expense is found by. */
export function expenseText(
  t: Record<'description' | 'supplierName' | 'department' | 'invoiceReference', PgColumn>,
): SQL<string> {
  return searchText(t.description, t.supplierName, t.department, t.invoiceReference);
}

/** What the agency spent. Amounts in minor units of `currency`. */
export const expenses = pgTable(
  'expenses',
  {
    id: text('id').primaryKey(),
    expenseDate: date('expense_date', { mode: 'string' }).notNull(),
    ...spent(),
    exchangeRate: exchangeRate(),
    invoiceReference: text('invoice_reference').notNull().default(''),
    bookingId: text('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    ...attachment(),
    /** The recurring expense that made it, once for each of its days. */
    recurringId: text('recurring_id').references(() => recurringExpenses.id, { onDelete: 'set null' }),
    /** The day that it was made for; its own date may be corrected. */
    recurringDate: date('recurring_date', { mode: 'string' }),
    requestKey: text('request_key'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('expenses_key').on(t.requestKey).where(sql`request_key is not null`),
    uniqueIndex('expenses_recurring').on(t.recurringId, t.recurringDate).where(sql`recurring_id is not null`),
    index('expenses_newest').on(t.expenseDate, t.createdAt, t.id),
    index('expenses_category').on(t.category, t.expenseDate, t.createdAt, t.id),
    index('expenses_supplier').on(t.supplierId),
    index('expenses_booking').on(t.bookingId),
    index('expenses_search').using('gin', trigrams(expenseText(t))),
    check('expenses_amounts', sql`amount > 0`),
  ],
);
