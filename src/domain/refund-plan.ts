/** A payment as a refund looks at it. Amounts in paise. */
export interface RefundablePayment {
  id: string;
  amount: number;
  /** Given back of it, or promised. */
  given: number;
  /** The provider can give it back to the card or account that paid. */
  viaProvider: boolean;
}

export interface PlannedRefund {
  paymentId: string;
  amount: number;
  viaProvider: boolean;
}

/**
 * Which payments an amount is given back from: those the provider can return first, the newest before the older; never
 * more of one than was paid by it. `unlinked` was given back before without saying of which: it is taken off the ones
 * by hand first. What no payment covers is left out.
 */
export function planRefund(input: {
  /** The oldest first. */
  payments: readonly RefundablePayment[];
  unlinked: number;
  amount: number;
}): PlannedRefund[] {
  const newest = input.payments.toReversed().map((one) => ({
    paymentId: one.id,
    viaProvider: one.viaProvider,
    left: Math.max(0, one.amount - one.given),
  }));
  const byProvider = newest.filter((one) => one.viaProvider);
  const byHand = newest.filter((one) => !one.viaProvider);
  take([...byHand, ...byProvider], input.unlinked);
  return take([...byProvider, ...byHand], input.amount)
    .filter((one) => one.amount > 0)
    .map(({ paymentId, viaProvider, amount }) => ({ paymentId, viaProvider, amount }));
}

/** Takes an amount off what is left, in this order; answers how much of each. */
function take<Payment extends { left: number }>(payments: readonly Payment[], amount: number) {
  let rest = amount;
  return payments.map((payment) => {
    const part = Math.min(payment.left, rest);
    rest -= part;
    payment.left -= part;
    return { ...payment, amount: part };
  });
}
