import { DEPOSIT_PERCENT, toDecimal } from '#app/domain/money.ts';
import { PAYMENT_MODE_NAMES, PAYMENT_MODES } from '#app/domain/payment-mode.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { useSendsMail } from '#app/web/office/data/use-sends-mail.ts';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { ChoiceField } from '#app/web/ui/form/choice-field.tsx';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { MoneyField } from '#app/web/ui/form/money-field.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { saleLinkWillGo } from './mail-words.ts';
import { quoteOf } from './sale-summary.tsx';
import type { SaleValues } from './sale-values.ts';

/** How a telephone sale is paid: by a link that the customer gets, or with money that is there already. */
export function SalePayment({ form }: { form: OfficeForm<SaleValues> }) {
  const mayRecord = useMay('accounts.edit');
  const sendsMail = useSendsMail();
  const { payment, email } = form.values;
  const quote = quoteOf(form.values);
  return (
    <fieldset className="fs">
      <legend>Payment</legend>
      <div className="form">
        <ChoiceField
          label="Pays"
          options={[
            { value: 'partial', label: `${DEPOSIT_PERCENT}% deposit` },
            { value: 'full', label: 'In full' },
          ]}
          {...form.field('paymentOption')}
        />
        <ChoiceField
          label="How"
          options={[
            { value: 'link', label: 'Payment link' },
            { value: 'recorded', label: 'Record a payment', disabled: !mayRecord },
            { value: 'none', label: 'Later' },
          ]}
          hint={payment === 'link' ? saleLinkWillGo({ email, sendsMail }) : HINTS[payment]}
          {...form.field('payment')}
        />
        {payment === 'recorded' && (
          <>
            <MoneyField
              label="Amount"
              required
              {...form.field('amount')}
              value={form.values.amount ?? (quote ? toDecimal(quote.dueNow) : null)}
            />
            <SelectField
              label="Mode"
              required
              options={optionsOf(PAYMENT_MODES, PAYMENT_MODE_NAMES)}
              {...form.field('mode')}
            />
            <DateField label="Date" required max={agencyDate()} {...form.field('date')} />
            <TextField
              label="Reference"
              placeholder="Number of the transfer or cheque"
              maxLength={120}
              {...form.field('reference')}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}

const HINTS = {
  recorded: 'The booking is confirmed at once when its deposit is covered.',
  none: 'The booking stays pending until something is paid.',
};
