import { AGE_GROUP_LABELS, AGE_GROUPS, ageGroupOf } from '#app/domain/age-group.ts';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import type { TravelerValues } from './traveler-values.ts';

/** A row per traveller; the age group follows from the age and can be changed. */
export function TravelersFields({
  name,
  rows,
  errors,
  onChange,
}: {
  /** Of the list in the form: its errors are at `name.0.age`. */
  name: string;
  rows: readonly TravelerValues[];
  errors: Readonly<Record<string, string>>;
  onChange: (rows: TravelerValues[]) => void;
}) {
  const put = (at: number, change: Partial<TravelerValues>) =>
    onChange(rows.map((row, one) => (one === at ? { ...row, ...change } : row)));
  const bound = (at: number, field: keyof TravelerValues) => ({
    name: `${name}.${at}.${field}`,
    error: errors[`${name}.${at}.${field}`],
  });
  return (
    <div className="stack s12">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else, and are added and taken at the end
        <fieldset key={at} className="rec-trav">
          <legend className="sr">Traveler {at + 1}</legend>
          <span className="ix" aria-hidden="true">
            {at + 1}
          </span>
          <TextField
            label="Name"
            required
            maxLength={100}
            placeholder="As on ID"
            value={row.name}
            onChange={(typed) => put(at, { name: typed })}
            {...bound(at, 'name')}
          />
          <TextField
            label="Age"
            required
            inputMode="numeric"
            maxLength={3}
            value={row.age}
            onChange={(age) => put(at, { age, ...groupOf(age) })}
            {...bound(at, 'age')}
          />
          <SelectField
            label="Age group"
            optional={false}
            options={optionsOf(AGE_GROUPS, AGE_GROUP_LABELS)}
            value={row.ageGroup}
            onChange={(ageGroup) => put(at, { ageGroup })}
            {...bound(at, 'ageGroup')}
          />
        </fieldset>
      ))}
    </div>
  );
}

function groupOf(age: string): Partial<TravelerValues> {
  return /^\s*\d{1,3}\s*$/.test(age) ? { ageGroup: ageGroupOf(Number(age)) } : {};
}
