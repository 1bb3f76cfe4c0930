/** How money comes in or goes out where staff record it. Source: back-office §9. */
export const PAYMENT_MODES = ['bank', 'upi', 'cash', 'cheque', 'credit_card', 'net_banking'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

export const PAYMENT_MODE_NAMES: Record<PaymentMode, string> = {
  bank: 'Bank transfer',
  upi: 'UPI',
  cash: 'Cash',
  cheque: 'Cheque',
  credit_card: 'Credit card',
  net_banking: 'Net banking',
};
