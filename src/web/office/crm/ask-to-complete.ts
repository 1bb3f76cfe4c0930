import type { CrmBooking } from '#app/contract/bookings.ts';
import { oddCompletion } from '#app/domain/odd-completion.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { askToConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';

/** Asks before a booking is completed whose journey is ahead or whose balance is open, naming what is odd. True: go on. */
export async function askToComplete(booking: CrmBooking): Promise<boolean> {
  const { travelDate, balanceAmount: balance } = booking;
  const odd = oddCompletion({ travelDate, balance }, agencyDate());
  if (odd.length === 0) return true;
  const reasons = odd.map((one) =>
    one.kind === 'ahead'
      ? `The journey starts on ${formatDate(one.travelDate)}, which is still ahead.`
      : `${rupees(one.balance)} is still to be paid.`,
  );
  return askToConfirm({
    title: `Mark ${booking.reference} as completed?`,
    lost: reasons.join(' '),
    stays: 'Payments and notes stay as they are, and you can change the status again.',
    verb: 'Mark completed',
    tone: 'pri',
  });
}
