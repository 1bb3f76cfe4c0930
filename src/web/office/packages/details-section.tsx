import { TextField } from '#app/web/ui/form/text-field.tsx';
import type { BoundField } from '#app/web/ui/form/use-office-form.ts';

const HINT = 'One per line; blank lines are dropped';

export function DetailsSection({
  description,
  inclusions,
  exclusions,
}: Record<'description' | 'inclusions' | 'exclusions', BoundField<string>>) {
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
          {...description}
        />
        <TextField label="Inclusions" optional={false} rows={6} hint={HINT} {...inclusions} />
        <TextField label="Exclusions" optional={false} rows={6} hint={HINT} {...exclusions} />
      </div>
    </fieldset>
  );
}
