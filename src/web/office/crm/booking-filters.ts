import {
  BOOKING_STATUSES,
  type BookingStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#app/domain/booking-status.ts';
import { PAGE_ROWS } from '#app/web/ui/list/page-rows.ts';
import { oneOf, readPage } from '#app/web/ui/list/read-page.ts';

/** What of the list is shown; it lives in the address, so that a view is a link. `page` counts from 1. */
export interface BookingFilters {
  q: string;
  status: BookingStatus | '';
  payment: PaymentStatus | '';
  page: number;
}

export const ALL_BOOKINGS: BookingFilters = { q: '', status: '', payment: '', page: 1 };

/** Reads the filters of an address; what it cannot read is left out. */
export function readFilters(search: URLSearchParams): BookingFilters {
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    status: oneOf(BOOKING_STATUSES, search.get('status')),
    payment: oneOf(PAYMENT_STATUSES, search.get('payment')),
    page: readPage(search),
  };
}

/** The address of a view: only what differs from the plain list. */
export function writeFilters(filters: BookingFilters): URLSearchParams {
  const search = new URLSearchParams({ tab: 'bookings' });
  if (filters.q) search.set('q', filters.q);
  if (filters.status) search.set('status', filters.status);
  if (filters.payment) search.set('payment', filters.payment);
  if (filters.page > 1) search.set('page', String(filters.page));
  return search;
}

/** The call of the API that answers a view. */
export function bookingsPath(filters: BookingFilters): string {
  const query = new URLSearchParams({
    limit: String(PAGE_ROWS),
    offset: String((filters.page - 1) * PAGE_ROWS),
  });
  if (filters.q) query.set('q', filters.q);
  if (filters.status) query.set('status', filters.status);
  if (filters.payment) query.set('paymentStatus', filters.payment);
  return `/crm/bookings?${query}`;
}
