import type { CrmBooking } from '#app/contract/bookings.ts';
import {
  BOOKING_SORTS,
  BOOKING_STATUSES,
  type BookingStatus,
  PAYMENT_STATUSES,
} from '#app/domain/booking-status.ts';
import { isPlainDate } from '#app/domain/plain-date.ts';
import { apiQuery } from '#app/web/office/parts/api-query.ts';
import { capitalised } from '#app/web/office/parts/badge.tsx';
import { type ListState, useListState } from '#app/web/ui/list/use-list-state.ts';
import { useStatusChange } from './use-status-change.ts';

const KNOWN = {
  status: BOOKING_STATUSES,
  payment: PAYMENT_STATUSES,
  sort: BOOKING_SORTS,
  start_date: isPlainDate,
  end_date: isPlainDate,
};
const NAMES = { payment: 'paymentStatus' };

/** The view of the bookings in the address, and what the API is asked for it: for a page, and for all that match. */
export function useBookingView(): { state: ListState; query: string; match: string } {
  const state = useListState({
    filters: ['id', 'status', 'payment', 'assignee', 'start_date', 'end_date'],
    defaultSort: 'newest',
  });
  return { state, query: apiQuery(state.query, KNOWN, NAMES), match: apiQuery(state.match, KNOWN, NAMES) };
}

/** Changes the status of any booking; `moved` words it as a move on the board. */
export function useBookingChange({ moved = false } = {}) {
  return useStatusChange<CrmBooking, BookingStatus>({
    list: 'bookings',
    statusOf: (row) => row.bookingStatus,
    put: (row, bookingStatus) => ({ ...row, bookingStatus }),
    said: ({ name, reference, bookingStatus }, before) =>
      moved
        ? {
            title: `${name} moved to ${capitalised(bookingStatus)}`,
            detail: `${reference} · was ${before}`,
          }
        : { title: `Booking is ${bookingStatus} now`, detail: reference },
  });
}
