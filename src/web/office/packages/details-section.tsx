import { TextField } from '#app/web/ui/form/text-field.tsx';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { firstError } from './first-error.ts';
import type { PackageFormValues } from './package-form-values.ts';

const HINT = 'One per line; blank lines are dropped';

export function DetailsSection({ form }: { form: OfficeForm<PackageFormValues> }) {
  return (
    <fieldset className="fs">
      <legend>Details</legend>
      <div className="form">
        <TextField
          label="Description"
          optional={false}
          className="wf"
          rows={4}
          maxLength={20000}
          {...form.field('description')}
        />
        <TextField
          label="Inclusions"
          optional={false}
          rows={6}
          hint={HINT}
          {...form.field('inclusions')}
          error={firstError(form.errors, 'inclusions')}
        />
        <TextField
          label="Exclusions"
          optional={false}
          rows={6}
          hint={HINT}
          {...form.field('exclusions')}
          error={firstError(form.errors, 'exclusions')}
        />
      </div>
    </fieldset>
  );
}
