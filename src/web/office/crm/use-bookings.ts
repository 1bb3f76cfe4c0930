import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CrmBooking } from '#app/contract/bookings.ts';
import type { BookingStatus } from '#app/domain/booking-status.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { type BookingFilters, bookingsPath } from './booking-filters.ts';
import { crmPath, detailOf, listKey, putRow, STATS_KEY } from './crm-rows.ts';

/** One page of bookings; while the next one loads, the old rows stay. */
export function useBookings(filters: BookingFilters) {
  return useQuery({
    queryKey: [...listKey('bookings'), filters],
    queryFn: ({ signal }) => callOffice<CrmBooking[]>(bookingsPath(filters), { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Changes a booking's status at once on the screen, and takes it back when the server refuses. */
export function useBookingStatus({ id, bookingStatus }: CrmBooking) {
  const client = useQueryClient();
  const show = (status: BookingStatus) =>
    putRow<CrmBooking>(client, 'bookings', id, (row) => ({ ...row, bookingStatus: status }));
  return useMutation({
    mutationFn: (status: BookingStatus) =>
      callOffice<CrmBooking>(crmPath('bookings', id, 'status'), { method: 'PUT', body: { status } }),
    onMutate: (status) => {
      show(status);
      return { before: bookingStatus };
    },
    onError: (error, _status, context) => {
      if (context) show(context.before);
      showFailure({ title: 'Failed to update status', ...detailOf(error) });
    },
    onSuccess: ({ data }) => {
      putRow(client, 'bookings', id, () => data);
      void client.invalidateQueries({ queryKey: STATS_KEY });
      showSuccess({ title: `Booking is ${data.bookingStatus} now`, detail: data.reference });
    },
  });
}
