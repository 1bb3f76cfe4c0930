import type { AdminDestinationView } from '#app/contract/admin-content.ts';
import type { AdminCruiseView, AdminPilgrimageView } from '#app/contract/admin-trips.ts';
import type { CrmBooking } from '#app/contract/bookings.ts';
import type { AdminPackageView, AdminTestimonialView } from '#app/contract/content.ts';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import {
  BOOKING_COLUMNS,
  BREACH_COLUMNS,
  CRUISE_COLUMNS,
  CUSTOMER_INVOICE_COLUMNS,
  DESTINATION_COLUMNS,
  INQUIRY_COLUMNS,
  PACKAGE_COLUMNS,
  PILGRIMAGE_COLUMNS,
  PRIVACY_COLUMNS,
  SUPPLIER_COLUMNS,
  TESTIMONIAL_COLUMNS,
  USER_COLUMNS,
  VENDOR_INVOICE_COLUMNS,
} from '#app/contract/csv-columns.ts';
import type { CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import type { BreachView } from '#app/contract/privacy-breaches.ts';
import type { PrivacyRequestView } from '#app/contract/privacy-requests.ts';
import type { Supplier } from '#app/contract/suppliers.ts';
import type { OfficeUser } from '#app/contract/users.ts';
import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { INQUIRY_SOURCE_NAMES, INQUIRY_STATUS_NAMES } from '#app/domain/inquiry.ts';
import { PAYMENT_MODE_NAMES } from '#app/domain/payment-mode.ts';
import { ROLE_NAMES } from '#app/domain/permissions.ts';
import { dateInZone, dateTimeInZone } from '#app/domain/plain-date.ts';
import { PRIVACY_KIND_NAMES, PRIVACY_STATUS_NAMES } from '#app/domain/privacy-request.ts';
import { SERVICE_TYPE_NAMES, VENDOR_INVOICE_STATUS_NAMES } from '#app/domain/purchases.ts';
import { withCells } from './answer-csv.ts';

/** The agency's calendar date of an instant: spreadsheets sort it. */
const day = (instant: string, zone: string) => dateInZone(new Date(instant), zone);
const time = (instant: string, zone: string) => dateTimeInZone(new Date(instant), zone);

const notes = (row: Pick<CrmInquiry, 'notes'>, zone: string) =>
  row.notes.map(({ note, author, createdAt }) => `${time(createdAt, zone)} ${author}: ${note}`).join('\n');

export const INQUIRY_CSV = withCells<CrmInquiry, keyof typeof INQUIRY_COLUMNS>(INQUIRY_COLUMNS, {
  created: (row, zone) => time(row.createdAt, zone),
  name: (row) => row.name,
  email: (row) => row.email,
  phone: (row) => row.phone,
  source: (row) => INQUIRY_SOURCE_NAMES[row.source],
  destination: (row) => row.destination,
  trip: (row) => row.details.package_title,
  country: (row) => row.details.destination_country,
  nationality: (row) => row.details.nationality,
  visa: (row) => row.details.visa_type,
  travel: (row) => row.details.travel_date ?? row.details.preferred_date,
  travelers: (row) => row.details.number_of_travelers,
  budget: (row) => row.details.budget,
  message: (row) => row.message,
  status: (row) => INQUIRY_STATUS_NAMES[row.status],
  waiting: (row, zone) => row.waitingSince && time(row.waitingSince, zone),
  assignee: (row) => row.assigneeName,
  notes: (row, zone) => notes(row, zone),
});

export const BOOKING_CSV = withCells<CrmBooking, keyof typeof BOOKING_COLUMNS>(BOOKING_COLUMNS, {
  reference: (row) => row.reference,
  created: (row, zone) => day(row.createdAt, zone),
  name: (row) => row.name,
  email: (row) => row.email,
  phone: (row) => row.phone,
  package: (row) => row.packageTitle,
  destination: (row) => row.destination,
  travel: (row) => row.travelDate,
  travelers: (row) => row.travelers,
  total: (row) => row.totalAmount.toFixed(2),
  paid: (row) => row.paidAmount.toFixed(2),
  refunded: (row) => row.refundedAmount.toFixed(2),
  balance: (row) => row.balanceAmount.toFixed(2),
  status: (row) => row.bookingStatus,
  payment: (row) => row.paymentStatus,
  assignee: (row) => row.assigneeName,
  requests: (row) => row.specialRequests,
  notes: (row, zone) => notes(row, zone),
});

export const PACKAGE_CSV = withCells<AdminPackageView, keyof typeof PACKAGE_COLUMNS>(PACKAGE_COLUMNS, {
  title: (row) => row.title,
  destination: (row) => row.destination,
  duration: (row) => row.duration,
  route: (row) => row.route,
  type: (row) => row.packageType,
  price: (row) => row.price,
  amount: (row) => row.unitPrice?.toFixed(2),
  rating: (row) => row.rating.toFixed(1),
  featured: (row) => row.featured,
  priority: (row) => row.featured_priority,
  badge: (row) => row.promotional_badge,
  enquiry: (row) => row.enquiry_only,
  status: (row) => row.status,
  gst: (row) => row.gst_rate,
  sac: (row) => row.sac,
  overseas: (row) => row.overseas,
  slug: (row) => row.slug,
  updated: (row, zone) => day(row.updated_at, zone),
});

export const DESTINATION_CSV = withCells<AdminDestinationView, keyof typeof DESTINATION_COLUMNS>(
  DESTINATION_COLUMNS,
  {
    name: (row) => row.name,
    description: (row) => row.description,
    packages: (row) => row.packages,
    all: (row) => row.all_packages,
    image: (row) => row.image,
    slug: (row) => row.slug,
  },
);

export const TESTIMONIAL_CSV = withCells<AdminTestimonialView, keyof typeof TESTIMONIAL_COLUMNS>(
  TESTIMONIAL_COLUMNS,
  {
    created: (row, zone) => day(row.created_at, zone),
    name: (row) => row.name,
    location: (row) => row.location,
    tour: (row) => row.tour,
    rating: (row) => row.rating,
    text: (row) => row.text,
  },
);

type AnyTrip = AdminCruiseView | AdminPilgrimageView;
const tripCells = {
  duration: (row: AnyTrip) => row.duration,
  route: (row: AnyTrip) => row.route,
  price: (row: AnyTrip) => row.price,
  amount: (row: AnyTrip) => row.unitPrice?.toFixed(2),
  rating: (row: AnyTrip) => row.rating.toFixed(1),
  bookable: (row: AnyTrip) => row.bookable,
  status: (row: AnyTrip) => row.status,
  gst: (row: AnyTrip) => row.gst_rate,
  sac: (row: AnyTrip) => row.sac,
  overseas: (row: AnyTrip) => row.overseas,
  slug: (row: AnyTrip) => row.slug,
  updated: (row: AnyTrip, zone: string) => day(row.updated_at, zone),
};

export const CRUISE_CSV = withCells<AdminCruiseView, keyof typeof CRUISE_COLUMNS>(CRUISE_COLUMNS, {
  title: (row) => row.title,
  destination: (row) => row.destination,
  ...tripCells,
});

export const PILGRIMAGE_CSV = withCells<AdminPilgrimageView, keyof typeof PILGRIMAGE_COLUMNS>(
  PILGRIMAGE_COLUMNS,
  {
    title: (row) => row.title,
    location: (row) => row.location,
    tag: (row) => row.tag,
    ...tripCells,
  },
);

export const CUSTOMER_INVOICE_CSV = withCells<CustomerInvoiceView, keyof typeof CUSTOMER_INVOICE_COLUMNS>(
  CUSTOMER_INVOICE_COLUMNS,
  {
    number: (row) => row.invoice_number,
    type: (row) => row.invoice_type,
    date: (row) => row.invoice_date,
    due: (row) => row.due_date,
    name: (row) => row.customer_name,
    email: (row) => row.customer_email,
    phone: (row) => row.customer_phone,
    gstin: (row) => row.customer_gstin,
    currency: (row) => row.currency,
    subtotal: (row) => row.subtotal.toFixed(2),
    rate: (row) => (row.currency === 'INR' ? row.gst_rate : 0),
    cgst: (row) => row.cgst_amount.toFixed(2),
    sgst: (row) => row.sgst_amount.toFixed(2),
    igst: (row) => row.igst_amount.toFixed(2),
    total: (row) => row.total_amount.toFixed(2),
    paid: (row) => row.paid_amount.toFixed(2),
    credited: (row) => row.credited_amount.toFixed(2),
    balance: (row) => row.balance_amount.toFixed(2),
    payment: (row) => row.payment_status,
    status: (row) => row.status,
  },
);

export const SUPPLIER_CSV = withCells<Supplier, keyof typeof SUPPLIER_COLUMNS>(SUPPLIER_COLUMNS, {
  name: (row) => row.supplier_name,
  contact: (row) => row.contact_person,
  phone: (row) => row.phone,
  email: (row) => row.email,
  service: (row) => SERVICE_TYPE_NAMES[row.service_type],
  status: (row) => row.status,
  gst: (row) => row.gst_number,
  account: (row) => row.bank_account_number,
  ifsc: (row) => row.ifsc_code,
  branch: (row) => row.bank_branch,
  address: (row) => row.address,
  city: (row) => row.city,
  state: (row) => row.state,
  country: (row) => row.country,
  created: (row, zone) => day(row.created_at, zone),
});

export const VENDOR_INVOICE_CSV = withCells<VendorInvoice, keyof typeof VENDOR_INVOICE_COLUMNS>(
  VENDOR_INVOICE_COLUMNS,
  {
    vendor: (row) => row.vendor_name,
    number: (row) => row.invoice_number,
    date: (row) => row.invoice_date,
    currency: (row) => row.currency,
    amount: (row) => row.amount.toFixed(2),
    rate: (row) => row.gst_rate,
    gst: (row) => row.gst_amount.toFixed(2),
    total: (row) => row.total_amount.toFixed(2),
    package: (row) => row.linked_package_name,
    booking: (row) => row.booking_reference,
    department: (row) => row.department,
    status: (row) => VENDOR_INVOICE_STATUS_NAMES[row.status],
    mode: (row) => row.payment_mode && PAYMENT_MODE_NAMES[row.payment_mode],
    paid: (row) => row.payment_date,
    file: (row) => row.file_name,
    notes: (row) => row.notes,
  },
);

export const USER_CSV = withCells<OfficeUser, keyof typeof USER_COLUMNS>(USER_COLUMNS, {
  name: (row) => row.name,
  username: (row) => row.username,
  email: (row) => row.email,
  role: (row) => ROLE_NAMES[row.role],
  status: (row) => row.status,
  factor: (row) => (row.twoFactor ? 'on' : 'off'),
  single: (row) => (row.singleSignOn ? 'yes' : 'no'),
  sessions: (row) => row.sessions,
  seen: (row, zone) => (row.lastSignedInAt ? time(row.lastSignedInAt, zone) : ''),
  created: (row, zone) => day(row.createdAt, zone),
});

export const PRIVACY_CSV = withCells<PrivacyRequestView, keyof typeof PRIVACY_COLUMNS>(PRIVACY_COLUMNS, {
  created: (row, zone) => time(row.createdAt, zone),
  kind: (row) => PRIVACY_KIND_NAMES[row.kind],
  name: (row) => row.name,
  email: (row) => row.email,
  message: (row) => row.message,
  status: (row) => PRIVACY_STATUS_NAMES[row.status],
  due: (row) => row.answerBy,
  closed: (row, zone) => (row.closedAt ? day(row.closedAt, zone) : ''),
  handled: (row) => row.handledBy,
  note: (row) => row.note,
});

export const BREACH_CSV = withCells<BreachView, keyof typeof BREACH_COLUMNS>(BREACH_COLUMNS, {
  found: (row) => row.found_on,
  what: (row) => row.what,
  data: (row) => row.data,
  people: (row) => row.people ?? '',
  measures: (row) => row.measures,
  due: (row) => row.report_by,
  board: (row) => row.board_told_on ?? '',
  told: (row) => row.people_told_on ?? '',
  by: (row) => row.recorded_by,
});
