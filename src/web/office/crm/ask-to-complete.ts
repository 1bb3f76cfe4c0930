import type { CrmBooking } from '#app/contract/bookings.ts';
import { oddCompletion } from '#app/domain/odd-completion.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { askToConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';

const STAYS = 'Payments and notes stay as they are, and you can change the status again.';

/** Asks before a booking is completed whose journey is ahead or whose balance is open, naming what is odd. True: go on. */
export async function askToComplete(booking: CrmBooking): Promise<boolean> {
  const odd = oddIn(booking);
  if (odd.length === 0) return true;
  const reasons = odd.map((one) =>
    one.kind === 'ahead'
      ? `The journey starts on ${formatDate(one.travelDate)}, which is still ahead.`
      : `${rupees(one.balance)} is still to be paid.`,
  );
  return askToConfirm({
    title: `Mark ${booking.reference} as completed?`,
    lost: reasons.join(' '),
    stays: STAYS,
    verb: 'Mark completed',
    tone: 'pri',
  });
}

/** The same for many at once, naming the ones that are odd. */
export async function askToCompleteAll(bookings: CrmBooking[]): Promise<boolean> {
  const odd = bookings.filter((booking) => oddIn(booking).length > 0);
  const [only] = bookings;
  if (odd.length === 0) return true;
  if (only && bookings.length === 1) return askToComplete(only);
  return askToConfirm({
    title: `Mark ${bookings.length} bookings as completed?`,
    lost: `The journey is still ahead or money is still to be paid for ${odd.map((one) => one.reference).join(', ')}.`,
    stays: STAYS,
    verb: 'Mark completed',
    tone: 'pri',
  });
}

function oddIn({ travelDate, balanceAmount: balance }: CrmBooking): ReturnType<typeof oddCompletion> {
  return oddCompletion({ travelDate, balance }, agencyDate());
}
