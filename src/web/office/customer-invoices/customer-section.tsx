import { categoryWithGstin } from '#app/domain/gst/invoice-supply.ts';
import { PARTY_CATEGORIES, type PartyCategory } from '#app/domain/gst/place-of-supply.ts';
import { GST_STATES } from '#app/domain/gst/states.ts';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import type { InvoiceFormValues } from './invoice-form-values.ts';

const CATEGORY_NAMES: Record<PartyCategory, string> = {
  regular: 'Registered',
  composition: 'Composition scheme',
  unregistered: 'Unregistered',
  sez: 'SEZ unit',
  overseas: 'Abroad',
};
const STATES = GST_STATES.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));

/** Whom the invoice is for; GSTIN, state and kind decide which tax it bears. */
export function CustomerSection({ form }: { form: OfficeForm<InvoiceFormValues> }) {
  const gstin = form.field('customer_gstin');
  return (
    <fieldset className="fs">
      <legend className="sr">Customer</legend>
      <div className="form c3">
        <TextField label="Customer name" required first maxLength={200} {...form.field('customer_name')} />
        <TextField label="Customer email" type="email" required {...form.field('customer_email')} />
        <TextField label="Customer phone" type="tel" required {...form.field('customer_phone')} />
        <TextField
          label="Customer address"
          className="wf"
          maxLength={500}
          {...form.field('customer_address')}
        />
        <TextField
          label="Customer GSTIN"
          maxLength={20}
          spellCheck={false}
          {...gstin}
          onChange={(text) =>
            form.put({
              customer_gstin: text,
              customer_category: categoryWithGstin(form.values.customer_category, text.trim()),
            })
          }
        />
        <SelectField
          label="State"
          options={STATES}
          placeholder="Not known"
          {...form.field('customer_state')}
        />
        <SelectField
          label="Customer is"
          optional={false}
          options={optionsOf(PARTY_CATEGORIES, CATEGORY_NAMES)}
          {...form.field('customer_category')}
        />
      </div>
    </fieldset>
  );
}
