import type { CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import { invoiceBalance } from '#app/domain/invoice-money.ts';
import { toDecimal } from '#app/domain/money.ts';
import type { InvoiceRow } from './invoice-row.ts';

export function toCustomerInvoiceView(row: InvoiceRow): CustomerInvoiceView {
  const half = row.supply === 'intra' ? row.gstAmount / 2 : 0;
  return {
    id: row.id,
    invoice_number: row.number,
    invoice_type: row.type,
    status: row.status,
    customer_name: row.customerName,
    customer_email: row.customerEmail,
    customer_phone: row.customerPhone,
    customer_address: row.customerAddress,
    customer_gstin: row.customerGstin,
    customer_state: row.customerState,
    customer_category: row.category,
    place_of_supply: row.placeOfSupply,
    invoice_date: row.invoiceDate,
    due_date: row.dueDate,
    currency: row.currency,
    exchange_rate: row.exchangeRate,
    gst_rate: row.gstRate,
    subtotal: toDecimal(row.subtotal),
    cgst_amount: toDecimal(half),
    sgst_amount: toDecimal(half),
    igst_amount: toDecimal(row.supply === 'inter' ? row.gstAmount : 0),
    gst_amount: toDecimal(row.gstAmount),
    total_amount: toDecimal(row.totalAmount),
    paid_amount: toDecimal(row.paidAmount),
    credited_amount: toDecimal(row.creditedAmount),
    balance_amount: toDecimal(invoiceBalance(row)),
    payment_status: row.paymentStatus,
    notes: row.notes,
    terms: row.terms,
    items: row.items.map(({ description, quantity, rate, amount, sac }) => ({
      description,
      quantity: quantity / 1000,
      rate: toDecimal(rate),
      amount: toDecimal(amount),
      sac,
    })),
    sent_at: row.sentAt?.toISOString() ?? null,
    version: row.version,
    created_at: row.createdAt.toISOString(),
  };
}
