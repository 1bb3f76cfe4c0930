import { useRef, useState } from 'react';
import type { OrderResponse, VerifyResponse } from '#app/contract/bookings.ts';
import { useSendsMail } from '#app/web/site/use-sends-mail.ts';
import { type ApiAnswer, callApi } from '#app/web/ui/call-api.ts';
import { dismissToasts, showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { loadCheckout } from './load-checkout.ts';
import { type CheckoutDetails, openCheckout } from './open-checkout.ts';
import { paidMessage } from './paid-message.ts';
import type { RazorpaySuccess } from './razorpay.ts';
import { useKeptFocus } from './use-kept-focus.ts';

type Failed = Extract<ApiAnswer<never>, { ok: false }>;

export interface Checkout {
  busy: boolean;
  /** One at a time: a second call while one runs does nothing (PAY-14). */
  pay(input: {
    placeOrder(): Promise<ApiAnswer<OrderResponse>>;
    details: CheckoutDetails;
    /** The order was refused; the toast is shown already. */
    onRefused?(failure: Failed): void;
  }): Promise<void>;
}

/**
 * From an order to a verified payment, with the messages of public-site §8 on the way: used by the booking form and
 * by the booking's own page. `onPaid` gets the path of the booking's page. `confirmed`: it was booked before, so this
 * payment is a further one.
 */
export function useCheckout(on: {
  onPaying?(paying: boolean): void;
  onPaid(path: string): void;
  confirmed?: boolean;
}): Checkout {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const sendsMail = useSendsMail();
  const { keepFocus, giveFocusBack } = useKeptFocus();

  function rest(): void {
    running.current = false;
    setBusy(false);
    on.onPaying?.(false);
  }

  const pay: Checkout['pay'] = async ({ placeOrder, details, onRefused }) => {
    if (running.current) return;
    running.current = true;
    keepFocus();
    setBusy(true);
    dismissToasts();
    try {
      const order = await placeOrder();
      if (!order.ok) {
        showFailure({
          title: 'Booking Failed',
          detail: order.detail ?? 'Something went wrong. Please try again.',
        });
        onRefused?.(order);
        return;
      }
      await loadCheckout(order.data.checkoutScript);
      on.onPaying?.(true);
      const paid = await openCheckout(order.data, details, (description) => {
        rest();
        showFailure({ title: 'Payment Failed', detail: description });
      });
      on.onPaying?.(false);
      if (!paid) return;
      running.current = true;
      setBusy(true);
      dismissToasts();
      const path = await verify(paid, { confirmed: on.confirmed ?? false, sendsMail });
      if (path) on.onPaid(path);
    } catch (error) {
      showFailure({ title: (error instanceof Error && error.message) || 'Unknown Error' });
    } finally {
      rest();
      giveFocusBack();
    }
  };

  return { busy, pay };
}

/** The path of the booking's page once the payment is ours; null when it is not, with the reason on the screen. */
async function verify(
  paid: RazorpaySuccess,
  said: Parameters<typeof paidMessage>[1],
): Promise<string | null> {
  const answer = await callApi<VerifyResponse>('/api/bookings/verify-payment', {
    body: {
      orderId: paid.razorpay_order_id,
      paymentId: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
    },
  });
  if (!answer.ok) {
    const waiting = answer.code === 'payment_not_captured' ? answer.detail : null;
    showFailure({ title: waiting ?? 'Payment verification failed. Please contact support.' });
    return null;
  }
  const { pathname, search } = new URL(answer.data.bookingUrl, window.location.href);
  showSuccess(paidMessage(answer.data, said));
  return `${pathname}${search}`;
}
