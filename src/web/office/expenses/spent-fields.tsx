import { PAYMENT_TYPE_NAMES } from '#app/domain/expense.ts';
import { PAYMENT_MODES } from '#app/domain/payment-mode.ts';
import { EXPENSE_CATEGORIES, EXPENSE_CATEGORY_NAMES } from '#app/domain/purchases.ts';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { AmountField } from '#app/web/ui/form/amount-field.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import type { SpentValues } from './spent-values.ts';
import { SupplierChoice } from './supplier-choice.tsx';

/** The part of a form that it needs, so that one with more values fits. */
export type SpentForm = Pick<OfficeForm<SpentValues>, 'values' | 'field' | 'put'>;

export function CategoryField({ form }: { form: SpentForm }) {
  return (
    <SelectField
      label="Category"
      optional={false}
      options={optionsOf(EXPENSE_CATEGORIES, EXPENSE_CATEGORY_NAMES)}
      {...form.field('category')}
    />
  );
}

/** Amount with currency and payment type, description, supplier and department. Source: back-office §5. */
export function SpentFields({ form }: { form: SpentForm }) {
  return (
    <>
      <AmountField label="Amount" required currency={form.values.currency} {...form.field('amount')} />
      <div className="pair">
        <SelectField
          label="Currency"
          optional={false}
          options={[
            { value: 'INR', label: 'INR' },
            { value: 'USD', label: 'USD' },
          ]}
          {...form.field('currency')}
        />
        <SelectField
          label="Payment type"
          optional={false}
          options={optionsOf(PAYMENT_MODES, PAYMENT_TYPE_NAMES)}
          {...form.field('payment_type')}
        />
      </div>
      <TextField
        label="Description"
        required
        rows={2}
        maxLength={1000}
        className="wf"
        {...form.field('description')}
      />
      <SupplierChoice form={form} />
      <TextField label="Department" maxLength={120} {...form.field('department')} />
    </>
  );
}
