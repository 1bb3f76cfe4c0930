import { balanceOf, heldOf } from '#app/domain/booking-balance.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx } from '#app/services/context.ts';
import { creditedBefore } from './credited-before.ts';
import type { DocumentRow } from './issue-document.ts';
import type { DocumentMoney } from './print-document.ts';

/**
 * What a booking's paper says is paid. Of a cancelled one only what is kept pays it: the rest goes back, whether it has
 * left yet or not.
 */
export async function bookingMoney(
  ctx: Pick<Ctx, 'db'>,
  booking: BookingRow,
  row: DocumentRow,
): Promise<DocumentMoney> {
  const held = heldOf(booking);
  if (booking.status !== 'cancelled') return { paid: held, credited: 0, balance: balanceOf(booking) };
  const credited = (await creditedBefore(ctx.db, row.id)).gross;
  return { paid: Math.min(held, row.total + row.tcs - credited), credited, balance: 0 };
}
