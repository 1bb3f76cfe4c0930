import { useState } from 'react';
import type { z } from 'zod';
import { type BookingDetail, type BookingLink, BookingLinkRequest } from '#app/contract/booking-desk.ts';
import { toDecimal } from '#app/domain/money.ts';
import { FormFailure } from '#app/web/office/account/form-failure.tsx';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { PaymentLinkView } from '#app/web/office/payments/payment-link-view.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { MoneyField } from '#app/web/ui/form/money-field.tsx';
import { useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Modal, useClose } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { bookingPath } from './booking-address.ts';
import { useBookingChanged } from './use-booking-changed.ts';

/** Makes a payment link for what is still due, or for a part of it, and mails it to the customer. */
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
      footer={<ModalFooter save="Send link" busy={form.busy} busyText="Making the link..." />}
    >
      <MoneyField
        label="Amount"
        required
        hint={
          email ? `The link is e-mailed to ${email}.` : 'Without an e-mail address you pass it on yourself.'
        }
        {...form.field('amount')}
      />
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
      footer={<Done />}
    >
      <p className="note good" role="status">
        {link.mailed ? `An e-mail with this link is on its way to ${booking.email}.` : 'The link is ready.'}
      </p>
      <PaymentLinkView url={link.url} amount={link.amount} expiresAt={link.expiresAt} />
    </Modal>
  );
}

function Done() {
  const close = useClose();
  return (
    <span className="push">
      <button type="button" className="btn" onClick={close}>
        Done
      </button>
    </span>
  );
}
