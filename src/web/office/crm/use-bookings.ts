import type { CrmBooking } from '#app/contract/bookings.ts';
import { BOOKING_STATUSES, type BookingStatus, PAYMENT_STATUSES } from '#app/domain/booking-status.ts';
import { apiQuery } from '#app/web/office/parts/api-query.ts';
import { type ListState, useListState } from '#app/web/ui/list/use-list-state.ts';
import { type ServerList, useServerList } from '#app/web/ui/list/use-server-list.ts';
import { useStatusChange } from './use-status-change.ts';

const KNOWN = { status: BOOKING_STATUSES, payment: PAYMENT_STATUSES };

/** One page of bookings, with the view in the address; while the next one loads, the old rows stay. */
export function useBookings(): { state: ListState; list: ServerList<CrmBooking>; match: string } {
  const state = useListState({ filters: ['id', 'status', 'payment'], defaultSort: 'newest' });
  const asked = (query: string) => apiQuery(query, KNOWN, { payment: 'paymentStatus' });
  const list = useServerList<CrmBooking>('/crm/bookings', { query: asked(state.query) });
  return { state, list, match: asked(state.match) };
}

export function useBookingStatus(booking: CrmBooking) {
  return useStatusChange<CrmBooking, BookingStatus>({
    list: 'bookings',
    row: booking,
    status: booking.bookingStatus,
    put: (row, bookingStatus) => ({ ...row, bookingStatus }),
    said: (row) => ({ title: `Booking is ${row.bookingStatus} now`, detail: row.reference }),
  });
}
