import { useState } from 'react';
import type { z } from 'zod';
import { type BookingDetail, type BookingLink, BookingLinkRequest } from '#app/contract/booking-desk.ts';
import { toDecimal } from '#app/domain/money.ts';
import { FormFailure } from '#app/web/office/account/form-failure.tsx';
import { useSendsMail } from '#app/web/office/data/use-sends-mail.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { PaymentLinkView } from '#app/web/office/payments/payment-link-view.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { MoneyField } from '#app/web/ui/form/money-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { DoneFooter } from '#app/web/ui/overlay/done-footer.tsx';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { bookingPath } from './booking-address.ts';
import { linkWent, linkWillGo } from './mail-words.ts';
import { useBookingChanged } from './use-booking-changed.ts';

/** Makes a payment link for what is still due, or for a part of it, and mails it to the customer where mail can leave. */
export function LinkDialog({ booking, onClose }: { booking: BookingDetail; onClose: () => void }) {
  const [made, setMade] = useState<BookingLink | null>(null);
  return made ? (
    <Made booking={booking} link={made} onClose={onClose} />
  ) : (
    <Ask booking={booking} onMade={setMade} onClose={onClose} />
  );
}

function Ask({
  booking,
  onMade,
  onClose,
}: {
  booking: BookingDetail;
  onMade: (link: BookingLink) => void;
  onClose: () => void;
}) {
  const { balanceAmount: balance, email } = booking;
  const sendsMail = useSendsMail();
  const changed = useBookingChanged(booking.id);
  const form = useOfficeForm<{ amount: number | null }, z.output<typeof BookingLinkRequest>>({
    schema: BookingLinkRequest.refine(({ amount = 0 }) => toDecimal(amount) <= balance, {
      path: ['amount'],
      message: `Only ${rupees(balance)} is due`,
    }),
    initial: { amount: balance },
    save: async ({ amount }) => {
      const body = amount === undefined ? {} : { amount: toDecimal(amount) };
      const { data } = await callOffice<BookingLink>(bookingPath(booking.id, 'payment-link'), {
        method: 'POST',
        body,
      });
      onMade(data);
      await changed();
    },
  });
  return (
    <Modal
      title="Send payment link"
      hint={`${booking.name} · ${booking.reference} · ${rupees(balance)} due`}
      size={440}
      dirty={form.dirty}
      onSubmit={() => void form.submit()}
      onClose={onClose}
      footer={
        <ModalFooter
          save={sendsMail && email ? 'Send link' : 'Make link'}
          busy={form.busy}
          busyText="Making the link..."
        />
      }
    >
      <MoneyField label="Amount" required hint={linkWillGo({ email, sendsMail })} {...form.field('amount')} />
      <FormFailure form={form} />
    </Modal>
  );
}

function Made({
  booking,
  link,
  onClose,
}: {
  booking: BookingDetail;
  link: BookingLink;
  onClose: () => void;
}) {
  return (
    <Modal
      title="Payment link"
      hint={`${booking.name} · ${booking.reference}`}
      size={440}
      onClose={onClose}
      footer={<DoneFooter />}
    >
      <p className="note good" role="status">
        {linkWent({ email: booking.email, mailed: link.mailed })}
      </p>
      <PaymentLinkView url={link.url} amount={link.amount} expiresAt={link.expiresAt} />
    </Modal>
  );
}
