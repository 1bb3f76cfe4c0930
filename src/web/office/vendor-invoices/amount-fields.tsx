import { GST_RATE_CHOICES, gstRateWarning, isGstRate } from '#app/domain/gst/rates.ts';
import { AmountField } from '#app/web/ui/form/amount-field.tsx';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { WarnText } from '#app/web/ui/parts/warn-text.tsx';
import type { VendorInvoiceValues } from './vendor-invoice-values.ts';

const CURRENCIES = [
  { value: 'INR' as const, label: 'INR, rupee' },
  { value: 'USD' as const, label: 'USD, dollar' },
];
const RATES = GST_RATE_CHOICES.map((rate) => ({ value: String(rate), label: `${rate}%` }));

/** When and over how much; a rate of GST for rupees, of exchange for dollars. Source: back-office §5. */
export function AmountFields({ form }: { form: OfficeForm<VendorInvoiceValues> }) {
  const { currency, gst_rate, invoice_date } = form.values;
  const rate = Number(gst_rate);
  const warning = isGstRate(rate) && invoice_date ? gstRateWarning(rate, invoice_date) : null;
  return (
    <>
      <DateField label="Invoice date" required {...form.field('invoice_date')} />
      <SelectField label="Currency" required options={CURRENCIES} {...form.field('currency')} />
      <AmountField label="Amount" required currency={currency} {...form.field('amount')} />
      {currency === 'INR' ? (
        <SelectField
          label="GST rate"
          optional={false}
          options={RATES}
          hint={warning ? <WarnText live>{warning}</WarnText> : 'INR only. USD invoices carry no GST.'}
          {...form.field('gst_rate')}
        />
      ) : (
        <TextField
          label="Exchange rate"
          inputMode="decimal"
          prefix="₹"
          suffix="for $1"
          placeholder="84.25"
          hint="So that it counts in profit and loss. No GST on USD."
          {...form.field('exchange_rate')}
        />
      )}
    </>
  );
}
