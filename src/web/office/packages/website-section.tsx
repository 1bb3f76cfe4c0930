import { CheckField } from '#app/web/ui/form/check-field.tsx';
import { ChoiceField } from '#app/web/ui/form/choice-field.tsx';
import { NumberField } from '#app/web/ui/form/number-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import type { PackageFormValues } from './package-form-values.ts';

export function WebsiteSection({ form }: { form: OfficeForm<PackageFormValues> }) {
  return (
    <fieldset className="fs">
      <legend>On the website</legend>
      <div className="form c3">
        <TextField
          label="Promotional badge"
          placeholder="Best Seller"
          maxLength={40}
          {...form.field('promotional_badge')}
        />
        <NumberField
          label="Featured priority"
          optional={false}
          hint="1 to 10 recommended; 999 is last"
          {...form.field('featured_priority')}
        />
        <ChoiceField
          label="Status"
          options={[
            { value: 'published', label: 'Published' },
            { value: 'draft', label: 'Draft' },
          ]}
          hint={form.values.status === 'draft' ? 'Only staff see it' : 'Visitors see it after saving'}
          {...form.field('status')}
        />
        <CheckField look="switch" label="Featured" {...form.field('featured')} />
        <CheckField look="switch" label="Enquiry only" {...form.field('enquiry_only')} />
      </div>
    </fieldset>
  );
}
