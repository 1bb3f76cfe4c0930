import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { balanceOf, heldOf } from '#app/domain/booking-balance.ts';
import { SMALLEST_ORDER } from '#app/domain/booking-quote.ts';
import { mayDo, type Permission } from '#app/domain/permissions.ts';
import type { Ctx } from '#app/services/context.ts';
import type { BookingRow } from './booking-row.ts';

/** What the signed-in user can do with a booking as it is now; the verbs check it again. */
export function whatStaffMay(
  ctx: Ctx,
  booking: BookingRow,
  { isSettled, refundable }: { isSettled: boolean; refundable: number },
): BookingDetail['may'] {
  const { actor } = ctx;
  const may = (permission: Permission) =>
    actor.type === 'system' || (actor.type === 'staff' && mayDo(actor.role, permission));
  const edit = may('crm.edit');
  const money = may('accounts.edit');
  const isOpen = booking.status === 'pending' || booking.status === 'confirmed';
  const cancellable = canCancel(booking, isSettled);
  return {
    cancel: edit && cancellable,
    setCharge: money && cancellable,
    refund: money && refundable > 0,
    recordPayment: money && balanceOf(booking) > 0,
    sendLink: edit && ctx.payments.mode !== 'off' && balanceOf(booking) >= SMALLEST_ORDER,
    changeDate: edit && isOpen,
    changeTravelers: edit && isOpen,
    resendConfirmation:
      edit && (booking.status === 'confirmed' || booking.status === 'completed') && booking.email !== '',
  };
}

/**
 * Also one that was only set to cancelled while money is held: its charge and refund are still to be settled. What came
 * for an expired booking goes back as it is.
 */
export function canCancel(booking: BookingRow, isSettled: boolean): boolean {
  if (isSettled) return false;
  if (booking.status !== 'cancelled') return true;
  return booking.cancelReason !== 'expired' && heldOf(booking) > 0;
}
