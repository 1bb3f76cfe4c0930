import { useRef, useState } from 'react';
import type { OrderResponse, VerifyResponse } from '#app/contract/bookings.ts';
import { type ApiAnswer, callApi } from '#app/web/ui/call-api.ts';
import { dismissToasts, showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { loadCheckout } from './load-checkout.ts';
import { type CheckoutDetails, openCheckout } from './open-checkout.ts';
import type { RazorpaySuccess } from './razorpay.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** How long the message with the link to the booking stays, in ms: without the mail it is the only way there. */
const LINKED_MS = 30_000;

type Failed = Extract<ApiAnswer<never>, { ok: false }>;

export interface Checkout {
  busy: boolean;
  /** The last order came from the built-in simulator. */
  testMode: boolean;
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
 * by the booking's own page. `onPaid` gets the path of the booking's page.
 */
export function useCheckout(on: {
  onPaying?(paying: boolean): void;
  onPaid(path: string): void;
  /** The message of success leads to the booking's page: wanted where the visitor stays on another one. */
  linked?: boolean;
}): Checkout {
  const [busy, setBusy] = useState(false);
  const [testMode, setTestMode] = useState(false);
  const running = useRef(false);
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
      setTestMode(order.data.testMode);
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
      const path = await verify(paid, on.linked ?? false);
      if (path) on.onPaid(path);
    } catch (error) {
      showFailure({ title: (error instanceof Error && error.message) || 'Unknown Error' });
    } finally {
      rest();
      giveFocusBack();
    }
  };

  return { busy, testMode, pay };
}

/** The path of the booking's page once the payment is ours; null when it is not, with the reason on the screen. */
async function verify(paid: RazorpaySuccess, linked: boolean): Promise<string | null> {
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
  const path = `${pathname}${search}`;
  const message = {
    title: 'Booking Confirmed!',
    detail: 'Your booking has been successfully confirmed. Check your email for details.',
  };
  if (linked)
    showSuccess({ ...message, action: { label: 'See your booking', href: path } }, { duration: LINKED_MS });
  else showSuccess(message);
  return path;
}
