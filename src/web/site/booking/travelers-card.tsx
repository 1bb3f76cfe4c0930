import { useFormContext } from 'react-hook-form';
import { AGE_GROUP_LABELS, AGE_GROUPS, ageGroupOf } from '#app/domain/age-group.ts';
import { Field } from '#app/web/ui/field.tsx';
import type { BookingInput } from './booking-schema.ts';

/**
 * Second part: a row per traveler; the age group follows from the age and can be changed. `checked`: how many of the
 * rows were there at the last submit; one added since is told what it lacks only once it was filled or sent.
 */
export function TravelersCard({
  rows,
  checked,
  heading: Heading,
}: {
  rows: Array<{ id: string }>;
  checked: number;
  heading: 'h2' | 'h3';
}) {
  return (
    <section className="card">
      <Heading className="step">
        <i>2</i>Travelers
      </Heading>
      {rows.map((row, at) => (
        <TravelerRow key={row.id} at={at} checked={at < checked} />
      ))}
    </section>
  );
}

function TravelerRow({ at, checked }: { at: number; checked: boolean }) {
  const {
    register,
    setValue,
    formState: { errors, touchedFields },
  } = useFormContext<BookingInput>();
  const wrong = errors.travelerDetails?.[at];
  const touched = touchedFields.travelerDetails?.[at];
  const told = (field: 'name' | 'age' | 'ageGroup') =>
    checked || touched?.[field] ? wrong?.[field]?.message : undefined;

  function followAge(text: string): void {
    if (/^\s*\d{1,3}\s*$/.test(text)) setValue(`travelerDetails.${at}.ageGroup`, ageGroupOf(Number(text)));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this grid
    <div className="trav" role="group" aria-label={`Traveler ${at + 1}`}>
      <span className="ix" aria-hidden="true">
        {at + 1}
      </span>
      <Field
        label="Name"
        className="nm"
        error={told('name')}
        control={(props) => (
          <input
            {...props}
            {...register(`travelerDetails.${at}.name`)}
            className="inp"
            autoComplete="off"
            placeholder="As on ID"
          />
        )}
      />
      <Field
        label="Age"
        error={told('age')}
        control={(props) => (
          <input
            {...props}
            {...register(`travelerDetails.${at}.age`, { onChange: (event) => followAge(event.target.value) })}
            className="inp num"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
          />
        )}
      />
      <Field
        label="Age group"
        error={told('ageGroup')}
        control={(props) => (
          <select {...props} {...register(`travelerDetails.${at}.ageGroup`)} className="inp">
            {AGE_GROUPS.map((group) => (
              <option key={group} value={group}>
                {AGE_GROUP_LABELS[group]}
              </option>
            ))}
          </select>
        )}
      />
    </div>
  );
}
