import { bookings } from '#app/db/schema/bookings.ts';
import { balanceOf } from '#app/domain/booking-balance.ts';
import { toDecimal } from '#app/domain/money.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';

/** The columns that Today shows of a booking. */
export const TODAY_COLUMNS = {
  id: bookings.id,
  reference: bookings.reference,
  name: bookings.name,
  phone: bookings.phone,
  itemTitle: bookings.itemTitle,
  travelDate: bookings.travelDate,
  bookingDate: bookings.bookingDate,
  pax: bookings.pax,
  status: bookings.status,
  totalAmount: bookings.totalAmount,
  paidAmount: bookings.paidAmount,
  refundedAmount: bookings.refundedAmount,
  paymentOption: bookings.paymentOption,
};

type TodayRow = Pick<BookingRow, keyof typeof TODAY_COLUMNS>;

/** A booking as Today lists it; the balance in rupees. */
export function todayBooking(row: TodayRow) {
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    phone: row.phone,
    packageTitle: row.itemTitle,
    travelDate: row.travelDate,
    travelers: row.pax,
    balanceAmount: toDecimal(balanceOf(row)),
  };
}
