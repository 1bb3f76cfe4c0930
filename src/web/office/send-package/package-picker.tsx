import type { TripView } from '#app/contract/content.ts';
import { TripSearch } from '#app/web/office/parts/trip-search.tsx';
import { FieldFrame } from '#app/web/ui/form/field-frame.tsx';
import { Picture } from '#app/web/ui/picture.tsx';

/** Any published package, those sold on enquiry too. */
export function PackagePicker({
  value,
  error,
  onChange,
}: {
  value: TripView | null;
  error: string | undefined;
  onChange: (trip: TripView | null) => void;
}) {
  return (
    <FieldFrame label="Package" name="package_id" required error={error}>
      {(control) =>
        value ? (
          <div className="inp rec-trip sp-trip">
            <Picture src={value.image} alt="" sizes="48px" />
            <span className="grow">
              <b>{value.title}</b>
              <small>{[value.place, value.duration, value.price].filter(Boolean).join(' · ')}</small>
            </span>
            <button id={control.id} type="button" className="btn sm ghost" onClick={() => onChange(null)}>
              Change<span className="sr"> package</span>
            </button>
          </div>
        ) : (
          <TripSearch
            kind="package"
            control={control}
            priceOf={({ price }) => price || 'On request'}
            onChoose={onChange}
          />
        )
      }
    </FieldFrame>
  );
}
