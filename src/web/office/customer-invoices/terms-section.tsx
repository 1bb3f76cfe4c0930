import { GST_RATE_CHOICES, gstRateWarning, isGstRate } from '#app/domain/gst/rates.ts';
import { ChoiceField } from '#app/web/ui/form/choice-field.tsx';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import type { InvoiceFormValues } from './invoice-form-values.ts';

const RATES = GST_RATE_CHOICES.map((rate) => ({ value: String(rate), label: `${rate}%` }));

/** Type, dates, currency and rate. Dollars bear no GST; the chosen rate waits for rupees. */
export function TermsSection({ form }: { form: OfficeForm<InvoiceFormValues> }) {
  const { currency, gst_rate, invoice_date } = form.values;
  const inr = currency === 'INR';
  const rate = Number(gst_rate);
  const warning = inr && isGstRate(rate) && invoice_date ? gstRateWarning(rate, invoice_date) : null;
  return (
    <fieldset className="fs">
      <legend className="sr">Type, dates and tax</legend>
      <div className="form inv-terms">
        <ChoiceField
          label="Invoice type"
          options={[
            { value: 'proforma', label: 'Proforma' },
            { value: 'final', label: 'Final' },
          ]}
          {...form.field('invoice_type')}
        />
        <DateField label="Invoice date" required {...form.field('invoice_date')} />
        <DateField label="Due date" {...form.field('due_date')} />
        <SelectField
          label="Currency"
          optional={false}
          options={[
            { value: 'INR', label: 'INR' },
            { value: 'USD', label: 'USD' },
          ]}
          {...form.field('currency')}
        />
        {inr ? (
          <SelectField label="GST rate" optional={false} options={RATES} {...form.field('gst_rate')} />
        ) : (
          <TextField
            label="₹ for 1 USD"
            required
            inputMode="decimal"
            maxLength={12}
            {...form.field('exchange_rate')}
          />
        )}
      </div>
      {warning && (
        <p className="note warn" role="status">
          {warning}
        </p>
      )}
    </fieldset>
  );
}
