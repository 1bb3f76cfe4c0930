import type { CrmBooking } from '#app/contract/bookings.ts';
import type { AdminPackageView } from '#app/contract/content.ts';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { BOOKING_COLUMNS, INQUIRY_COLUMNS, PACKAGE_COLUMNS } from '#app/contract/csv-columns.ts';
import { INQUIRY_SOURCE_NAMES, INQUIRY_STATUS_NAMES } from '#app/domain/inquiry.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { withCells } from './answer-csv.ts';

/** The agency's calendar date of an instant: spreadsheets sort it. */
const day = (instant: string) => dateInZone(new Date(instant));

export const INQUIRY_CSV = withCells<CrmInquiry, keyof typeof INQUIRY_COLUMNS>(INQUIRY_COLUMNS, {
  created: (row) => day(row.createdAt),
  name: (row) => row.name,
  email: (row) => row.email,
  phone: (row) => row.phone,
  source: (row) => INQUIRY_SOURCE_NAMES[row.source],
  destination: (row) => row.destination,
  trip: (row) => row.details.package_title,
  message: (row) => row.message,
  status: (row) => INQUIRY_STATUS_NAMES[row.status],
});

export const BOOKING_CSV = withCells<CrmBooking, keyof typeof BOOKING_COLUMNS>(BOOKING_COLUMNS, {
  reference: (row) => row.reference,
  created: (row) => day(row.createdAt),
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
  updated: (row) => day(row.updated_at),
});
