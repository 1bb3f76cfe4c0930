import type { TripKind } from '#app/web/office/parts/find-trips.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { TripSearch } from '#app/web/office/parts/trip-search.tsx';
import { FieldFrame } from '#app/web/ui/form/field-frame.tsx';
import { type ChosenTrip, chosenTrip } from './sale-values.ts';

/** Finds the trip that is sold, by its words; what is sold on enquiry only is shown and cannot be chosen. */
export function TripPicker({
  kind,
  value,
  error,
  onChange,
}: {
  kind: TripKind;
  value: ChosenTrip | null;
  error: string | undefined;
  onChange: (trip: ChosenTrip | null) => void;
}) {
  return (
    <FieldFrame label="Trip" name="trip" required error={error}>
      {(control) =>
        value ? (
          <div className="inp rec-trip">
            <span className="grow">
              <b>{value.title}</b>
              <small>
                {[value.place, value.duration].filter(Boolean).join(' · ')} · {rupees(value.unitPrice)} a
                traveler
              </small>
            </span>
            <button id={control.id} type="button" className="btn sm ghost" onClick={() => onChange(null)}>
              Change trip
            </button>
          </div>
        ) : (
          <TripSearch
            kind={kind}
            control={control}
            priceOf={({ bookable, unitPrice }) => (bookable && unitPrice !== null ? rupees(unitPrice) : null)}
            onChoose={(trip) => onChange(chosenTrip(trip))}
          />
        )
      }
    </FieldFrame>
  );
}
