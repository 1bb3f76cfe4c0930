import { PAYMENT_MODE_NAMES, PAYMENT_MODES, type PaymentMode } from '#app/domain/payment-mode.ts';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import type { BoundField } from '#app/web/ui/form/use-office-form.ts';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';

/** How money moved outside of the website: mode, day (today or before) and the number of the transfer. */
export function HowPaidFields({
  mode,
  date,
  reference,
}: {
  mode: BoundField<PaymentMode>;
  date: BoundField<string>;
  reference: BoundField<string>;
}) {
  return (
    <>
      <SelectField label="Mode" required options={optionsOf(PAYMENT_MODES, PAYMENT_MODE_NAMES)} {...mode} />
      <DateField label="Date" required max={agencyDate()} {...date} />
      <TextField
        label="Reference"
        placeholder="Number of the transfer or cheque"
        maxLength={120}
        {...reference}
      />
    </>
  );
}
