import { describe, expect, it } from 'vitest';
import { groupedAmount } from '#app/web/ui/form/amount-text.ts';
import { invoiceFigures } from './invoice-figures.ts';
import { InvoiceForm, invoiceBody, newInvoice } from './invoice-form-values.ts';

const DEFAULTS = { supplier_state: '27', under_lut: true, gst_rate: 18, sac: '998555', today: '2026-11-28' };
const form = (change: Partial<ReturnType<typeof newInvoice>>) => ({ ...newInvoice(DEFAULTS), ...change });
const line = (quantity: string, rate: string) => ({ description: 'Package', quantity, rate, sac: '' });

describe('figures of the editor', () => {
  it('MON-03 MON-05 are those of the server, within a state and between states', () => {
    const items = [line('1', '1,000.25')];
    expect(invoiceFigures(form({ items }), DEFAULTS)).toMatchObject({ cgst: 9002, total: 118_029 });
    const other = form({ items, customer_gstin: '29AABCR1718E1ZL', customer_category: 'regular' });
    expect(invoiceFigures(other, DEFAULTS)).toMatchObject({ igst: 18_005, total: 118_030 });
    expect(invoiceFigures(form({ items: [line('0.5', '4999.99')] }), DEFAULTS).amounts).toEqual([250_000]);
  });

  it('MON-14 dollars bear none; an SEZ unit none under a letter, and what is half typed counts as nothing', () => {
    const items = [line('1', '100'), line('x', ''), line('2', '-1')];
    expect(invoiceFigures(form({ items, currency: 'USD' }), DEFAULTS)).toMatchObject({
      tax: 0,
      total: 10_000,
      placeOfSupply: '96',
    });
    const sez = form({ items, customer_gstin: '27', customer_category: 'sez' });
    expect(invoiceFigures(sez, DEFAULTS)).toMatchObject({ tax: 0, supply: 'zero' });
  });

  it('MON-09 MON-10 a rate of 0 and emptied fields are sent, dollars with their rate', () => {
    const body = invoiceBody(
      form({ gst_rate: '0', notes: '', terms: '', items: [line('1', '1,20,000')] }),
      3,
    );
    expect([body.get('gst_rate'), body.get('notes'), body.get('terms'), body.get('version')]).toEqual([
      '0',
      '',
      '',
      '3',
    ]);
    expect(JSON.parse(String(body.get('items')))).toMatchObject([{ quantity: '1', rate: '120000' }]);
  });

  it('MON-08 the check names the field as the API does, and leaves what was typed', () => {
    const values = form({ customer_name: 'A', items: [line('-1', '12,499.50')] });
    const checked = InvoiceForm.safeParse(values);
    const paths = new Set(checked.error?.issues.map((issue) => issue.path.join('.')));
    expect([...paths]).toEqual(['customer_email', 'customer_phone', 'items.0.quantity']);
    expect(groupedAmount('120000.5', 'INR')).toBe('1,20,000.50');
    expect(groupedAmount('abc', 'INR')).toBe('abc');
  });
});
