import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CrmBooking } from '#app/contract/bookings.ts';
import type { BookingStatus } from '#app/domain/booking-status.ts';
import { callOffice, type OfficeAnswer, OfficeError } from '#app/web/office/data/call-office.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { type BookingFilters, bookingsPath } from './booking-filters.ts';

type Pages = OfficeAnswer<CrmBooking[]>;
const LIST = ['crm', 'bookings'];

/** One page of bookings; while the next one loads, the old rows stay. */
export function useBookings(filters: BookingFilters) {
  return useQuery({
    queryKey: [...LIST, filters],
    queryFn: ({ signal }) => callOffice<CrmBooking[]>(bookingsPath(filters), { signal }),
    placeholderData: keepPreviousData,
  });
}

function putRow(client: QueryClient, id: string, change: (row: CrmBooking) => CrmBooking): void {
  client.setQueriesData<Pages>({ queryKey: LIST }, (page) =>
    page ? { ...page, data: page.data.map((row) => (row.id === id ? change(row) : row)) } : page,
  );
}

const detailOf = (error: unknown) =>
  error instanceof OfficeError && error.detail ? { detail: error.detail } : {};

/** Changes a booking's status at once on the screen, and takes it back when the server refuses. */
export function useChangeStatus(booking: CrmBooking) {
  const client = useQueryClient();
  const { id, bookingStatus } = booking;
  return useMutation({
    mutationFn: (status: BookingStatus) =>
      callOffice<CrmBooking>(`/crm/bookings/${encodeURIComponent(id)}/status`, {
        method: 'PUT',
        body: { status },
      }),
    onMutate: (status) => {
      putRow(client, id, (row) => ({ ...row, bookingStatus: status }));
      return { before: bookingStatus };
    },
    onError: (error, _status, context) => {
      if (context) putRow(client, id, (row) => ({ ...row, bookingStatus: context.before }));
      showFailure({ title: 'Failed to update status', ...detailOf(error) });
    },
    onSuccess: ({ data }) => {
      putRow(client, id, () => data);
      showSuccess({ title: `Booking is ${data.bookingStatus} now`, detail: data.reference });
    },
  });
}

/** Adds an internal note; the card shows it at once when the server has it. */
export function useAddNote(booking: CrmBooking, onDone: () => void) {
  const client = useQueryClient();
  const { id } = booking;
  return useMutation({
    mutationFn: (note: string) =>
      callOffice<CrmBooking>(`/crm/bookings/${encodeURIComponent(id)}/notes`, {
        method: 'POST',
        body: { note },
      }),
    onSuccess: ({ data }) => {
      putRow(client, id, () => data);
      showSuccess({ title: 'Note added successfully!' });
      onDone();
    },
  });
}
