import { PAYMENT_MODE_NAMES, PAYMENT_MODES } from '#app/domain/payment-mode.ts';
import { VENDOR_INVOICE_STATUS_NAMES, VENDOR_INVOICE_STATUSES } from '#app/domain/purchases.ts';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import type { VendorInvoiceValues } from './vendor-invoice-values.ts';

/** How far it is; paid, beside it how and when. Source: back-office §4. */
export function StatusFields({ form }: { form: OfficeForm<VendorInvoiceValues> }) {
  const { status, payment_mode: mode, payment_date: date } = form.values;
  return (
    <>
      <SelectField
        label="Status"
        optional={false}
        options={optionsOf(VENDOR_INVOICE_STATUSES, VENDOR_INVOICE_STATUS_NAMES)}
        {...form.field('status')}
        onChange={(next) =>
          form.put({
            status: next,
            // What is likely, to be changed.
            ...(next === 'paid' && !mode && !date
              ? { payment_mode: 'bank' as const, payment_date: agencyDate() }
              : {}),
          })
        }
      />
      {status === 'paid' && (
        <div className="wf vin-paid">
          <SelectField
            label="Payment mode"
            placeholder="Not known"
            options={optionsOf(PAYMENT_MODES, PAYMENT_MODE_NAMES)}
            hint="Shown when status is Paid"
            {...form.field('payment_mode')}
          />
          <DateField label="Payment date" {...form.field('payment_date')} />
        </div>
      )}
    </>
  );
}
