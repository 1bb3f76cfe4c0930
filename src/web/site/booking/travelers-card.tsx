import { useFormContext } from 'react-hook-form';
import { AGE_GROUP_LABELS, AGE_GROUPS, ageGroupOf } from '#app/domain/age-group.ts';
import { Field } from '#app/web/ui/field.tsx';
import type { BookingInput } from './booking-schema.ts';

/** Second part: a row per traveler; the age group follows from the age and can be changed. */
export function TravelersCard({ rows }: { rows: Array<{ id: string }> }) {
  return (
    <section className="card">
      <h3 className="step">
        <i>2</i>Travelers
      </h3>
      {rows.map((row, at) => (
        <TravelerRow key={row.id} at={at} />
      ))}
    </section>
  );
}

function TravelerRow({ at }: { at: number }) {
  const {
    register,
    setValue,
    formState: { errors },
  } = useFormContext<BookingInput>();
  const wrong = errors.travelerDetails?.[at];

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
        error={wrong?.name?.message}
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
        error={wrong?.age?.message}
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
        error={wrong?.ageGroup?.message}
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
