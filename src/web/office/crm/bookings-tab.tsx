import type { CrmBooking } from '#app/contract/bookings.ts';
import { BOOKING_COLUMNS, csvColumns } from '#app/contract/csv-columns.ts';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#app/domain/booking-status.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { CardList } from '#app/web/office/parts/card-list.tsx';
import { DaysFilter } from '#app/web/office/parts/days-filter.tsx';
import { OneRecord } from '#app/web/office/parts/one-record.tsx';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { FilterChoice } from '#app/web/ui/list/filter-choice.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';
import { askToCompleteAll } from './ask-to-complete.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingsBoard } from './bookings-board.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { useBookingView } from './use-bookings.ts';
import { useAssigneeFilter } from './use-staff.ts';
import { useIsBoard, ViewSwitch } from './view-switch.tsx';

const STATUS_NAMES: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  completed: 'Completed',
};
const PAYMENT_NAMES: Record<PaymentStatus, string> = {
  pending: 'Pending',
  partial: 'Partial',
  completed: 'Completed',
  refunded: 'Refunded',
};
const STATUSES = optionsOf(BOOKING_STATUSES, STATUS_NAMES);
const FILTERS = [
  { name: 'status', label: 'Status', options: STATUSES },
  { name: 'payment', label: 'Payment', options: optionsOf(PAYMENT_STATUSES, PAYMENT_NAMES) },
];

/** The trips sold, with their payments, as cards or as a board. */
export function BookingsTab() {
  const { state, query, match } = useBookingView();
  const isBoard = useIsBoard();
  return (
    <>
      <ListToolbar
        state={state}
        views={<ViewSwitch />}
        search="Search bookings"
        filters={[...FILTERS, useAssigneeFilter()]}
        saved="bookings"
        exportAs={{ path: '/crm/bookings', name: 'bookings', columns: csvColumns(BOOKING_COLUMNS), match }}
      >
        <DaysFilter state={state} label="Travel date" />
        <FilterChoice
          label="Sort"
          value={state.sort === 'oldest' || state.sort === 'travel' ? state.sort : ''}
          values={['oldest', 'travel']}
          names={{ oldest: 'Oldest', travel: 'Travel date' }}
          all="Newest"
          onChoose={(sort) => state.set({ sort: sort || 'newest' })}
        />
      </ListToolbar>
      <OneRecord state={state} name="booking" />
      {isBoard ? (
        <BookingsBoard match={match} status={state.filters.status ?? ''} />
      ) : (
        <Cards state={state} query={query} />
      )}
    </>
  );
}

function Cards({ state, query }: { state: ListState; query: string }) {
  const list = useServerList<CrmBooking>('/crm/bookings', { query });
  const letters = {
    enter: 'Open',
    ...(useMay('accounts.edit') ? { p: 'Record payment' } : {}),
    ...(useMay('crm.edit') ? { n: 'Note', s: 'Status', x: 'Select record' } : {}),
  };
  return (
    <>
      <CardList
        name="bookings"
        icon="ticket"
        hint="They appear here as soon as somebody books a trip on the website."
        list={list}
        state={state}
        letters={letters}
        card={(booking) => <BookingCard key={booking.id} booking={booking} state={state} />}
      />
      <BulkActions
        list="bookings"
        state={state}
        statuses={STATUSES}
        check={async (ids, status) =>
          status !== 'completed' || askToCompleteAll(list.rows.filter(({ id }) => ids.includes(id)))
        }
      />
    </>
  );
}
