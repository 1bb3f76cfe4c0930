import { describe, expect, it } from 'vitest';
import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import {
  newVendorInvoice,
  storedValues,
  typedTotals,
  VendorInvoiceFormSchema,
  type VendorInvoiceValues,
  vendorInvoiceBody,
} from './vendor-invoice-values.ts';

const typed = (change: Partial<VendorInvoiceValues> = {}): VendorInvoiceValues => ({
  ...newVendorInvoice('2026-11-28'),
  vendor_name: 'Himgiri Helicopters',
  invoice_number: 'HH/218',
  amount: '2,14,000.00',
  ...change,
});
const sent = (values: VendorInvoiceValues, stored: VendorInvoice | null = null) =>
  Object.fromEntries(vendorInvoiceBody(values, stored));
const STORED: VendorInvoice = {
  id: 'vin_1',
  vendor_name: 'Emirates Visa Desk',
  supplier_id: null,
  invoice_number: 'EVD-7719',
  invoice_date: '2026-11-20',
  amount: 960,
  currency: 'USD',
  exchange_rate: null,
  gst_rate: 0,
  gst_amount: 0,
  total_amount: 960,
  package_id: null,
  linked_package_name: 'Dubai City Break',
  booking_id: null,
  booking_reference: null,
  booking_name: null,
  department: 'Visa',
  notes: '',
  status: 'paid',
  payment_mode: 'bank',
  payment_date: '2026-11-20',
  file_path: null,
  file_name: null,
  file_type: null,
  file_size: null,
  version: 3,
  created_at: '',
  updated_at: '',
};

describe('B25 the form of an invoice', () => {
  it('leaves empty values out of a new one, and 0% in', () => {
    expect(sent(typed({ gst_rate: '0' }))).toEqual({
      vendor_name: 'Himgiri Helicopters',
      invoice_number: 'HH/218',
      invoice_date: '2026-11-28',
      currency: 'INR',
      amount: '214000.00',
      gst_rate: '0',
      status: 'pending',
    });
  });

  it('B26 says how it was paid only when it is, and a rate only in rupees', () => {
    const how = { payment_mode: 'upi', payment_date: '2026-11-26' } as const;
    expect(sent(typed(how))).not.toHaveProperty('payment_mode');
    expect(sent(typed({ ...how, status: 'paid' }))).toMatchObject(how);
    expect(sent(typed({ currency: 'USD' }))).not.toHaveProperty('gst_rate');
  });

  it('names a supplier by its id only when it was chosen; else the server goes by the name', () => {
    expect(sent({ ...storedValues(STORED), supplier_id: 'sup_1' }, STORED)).toMatchObject({
      supplier_id: 'sup_1',
    });
    expect(sent(storedValues(STORED), STORED)).not.toHaveProperty('supplier_id');
  });

  it('MON-10 clears on an edit what was emptied, with the version that was read', () => {
    const values = { ...storedValues(STORED), department: '', linked_package_name: '' };
    expect(sent(values, STORED)).toMatchObject({
      amount: '960.00',
      department: '',
      linked_package_name: '',
      exchange_rate: '',
      version: '3',
    });
  });

  it('MON-02 refuses a third decimal and shows no sums for it', () => {
    const values = typed({ amount: '1.005' });
    expect(VendorInvoiceFormSchema.safeParse(values).error?.issues[0]).toMatchObject({ path: ['amount'] });
    expect(typedTotals(values)).toBeNull();
    expect(typedTotals(typed())).toEqual({
      amount: 21_400_000,
      gstRate: 18,
      gstAmount: 3_852_000,
      totalAmount: 25_252_000,
    });
  });
});
