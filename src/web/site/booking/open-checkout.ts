import type { OrderResponse } from '#app/contract/bookings.ts';
import type { RazorpaySuccess } from './razorpay.ts';

export interface CheckoutDetails {
  brand: string;
  /** Of the widget: the agency's main colour. */
  color: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
}

/**
 * Opens the payment widget for an order. Resolves with what the widget hands over for a payment, or null when it was
 * closed; a failed try is told to `onFailed`, and the widget lets the visitor try again. Throws when the script
 * left no `Razorpay` behind.
 */
export function openCheckout(
  order: OrderResponse,
  details: CheckoutDetails,
  onFailed: (description: string) => void,
): Promise<RazorpaySuccess | null> {
  return new Promise((resolve) => {
    if (!window.Razorpay) throw new Error('Razorpay Instance in not ready');
    const widget = new window.Razorpay({
      key: order.key,
      amount: order.amount,
      currency: order.currency,
      name: details.brand,
      description: details.description,
      order_id: order.orderId,
      prefill: details.prefill,
      theme: { color: details.color },
      handler: resolve,
      modal: { ondismiss: () => resolve(null) },
    });
    widget.on('payment.failed', (failure) => onFailed(failure.error?.description ?? ''));
    widget.open();
  });
}
