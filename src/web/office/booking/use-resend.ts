import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { useSendsMail } from '#app/web/office/data/use-sends-mail.ts';
import { callOffice, failureText } from '#app/web/ui/data/call-office.ts';
import { askToConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { bookingPath } from './booking-address.ts';
import { confirmationWillGo } from './mail-words.ts';
import { useBookingChanged } from './use-booking-changed.ts';

/** Sends the confirmation once more, to the address of the booking. */
export function useResend({ id, reference, name, email }: BookingDetail): () => Promise<void> {
  const changed = useBookingChanged(id);
  const sendsMail = useSendsMail();
  return async () => {
    const yes = await askToConfirm({
      title: `Send the confirmation of ${reference} again?`,
      stays: confirmationWillGo({ name, email, sendsMail }),
      verb: 'Send confirmation',
      tone: 'pri',
      icon: 'mail',
    });
    if (!yes) return;
    try {
      await callOffice(bookingPath(id, 'confirmation'), { method: 'POST' });
      showSuccess({ title: 'Confirmation is on its way', detail: email });
    } catch (error) {
      showFailure({
        title: 'Failed to send the confirmation',
        detail: failureText(error, 'Please try again.'),
      });
    }
    await changed();
  };
}
