/** The money of a customer invoice in minor units; `paidAmount` is what the ledger holds of it: received less given back. */
export interface InvoiceMoney {
  status: 'issued' | 'cancelled';
  totalAmount: number;
  creditedAmount: number;
  paidAmount: number;
}

export type InvoicePaymentStatus = 'pending' | 'partial' | 'paid';

/** What is still due, never below zero; nothing of a cancelled invoice. */
export function invoiceBalance(invoice: InvoiceMoney): number {
  if (invoice.status === 'cancelled') return 0;
  return Math.max(0, invoice.totalAmount - invoice.creditedAmount - invoice.paidAmount);
}

/** Paid once nothing is due, partial with something held, else pending. An invoice over nothing stays pending. */
export function invoicePaymentStatus(invoice: Omit<InvoiceMoney, 'status'>): InvoicePaymentStatus {
  const { totalAmount, creditedAmount, paidAmount } = invoice;
  if (totalAmount > 0 && paidAmount + creditedAmount >= totalAmount) return 'paid';
  return paidAmount > 0 ? 'partial' : 'pending';
}
