import { TagField } from '#app/web/ui/form/tag-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import type { DayValues } from './itinerary-form-values.ts';
import { namedPlaces } from './known-places.ts';

/** The fields of one day. `errors` by the name of the field. */
export function DayForm({
  day,
  at,
  count,
  errors,
  onChange,
  onCheck,
  onMove,
  onCopy,
  onRemove,
}: {
  day: DayValues;
  at: number;
  count: number;
  errors: Record<string, string>;
  onChange: (change: Partial<DayValues>) => void;
  onCheck: () => void;
  onMove: (by: 1 | -1) => void;
  onCopy: () => void;
  onRemove: () => void;
}) {
  const text = (name: 'morning' | 'afternoon' | 'evening' | 'meals' | 'accommodation' | 'transport') => ({
    optional: false,
    value: day[name],
    error: errors[name],
    onBlur: onCheck,
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <section className="box day-form" aria-label={`Day ${at + 1}`}>
      <header>
        <h2>Day {at + 1}</h2>
        <span className="push row tight">
          <Tool icon="arrow-up" label="Move day up" disabled={at === 0} onPress={() => onMove(-1)} />
          <Tool
            icon="arrow-down"
            label="Move day down"
            disabled={at === count - 1}
            onPress={() => onMove(1)}
          />
          <Tool icon="copy" label="Duplicate day" onPress={onCopy} />
          <Tool icon="trash-2" label="Delete day" onPress={onRemove} />
        </span>
      </header>
      <div className="pad stack">
        <div className="form">
          <TextField
            label="Title"
            required
            className="wf"
            maxLength={160}
            value={day.title}
            error={errors.title}
            onBlur={onCheck}
            onChange={(title) => onChange({ title })}
          />
          <TextField
            label="Description"
            optional={false}
            className="wf"
            rows={3}
            maxLength={4000}
            value={day.description}
            error={errors.description}
            onBlur={onCheck}
            onChange={(description) => onChange({ description })}
          />
          <TagField
            label="Locations"
            optional={false}
            max={20}
            placeholder="Add a place"
            hint={<OnMap names={day.locations} />}
            value={day.locations}
            error={errors.locations}
            onChange={(locations) => onChange({ locations })}
          />
          <TagField
            label="Activities"
            optional={false}
            max={30}
            placeholder="Add an activity"
            value={day.activities}
            error={errors.activities}
            onChange={(activities) => onChange({ activities })}
          />
        </div>
        <div className="form c3">
          <TextField label="Morning" rows={4} maxLength={1500} {...text('morning')} />
          <TextField label="Afternoon" rows={4} maxLength={1500} {...text('afternoon')} />
          <TextField label="Evening" rows={4} maxLength={1500} {...text('evening')} />
          <TextField label="Meals" maxLength={200} {...text('meals')} />
          <TextField label="Accommodation" maxLength={200} {...text('accommodation')} />
          <TextField label="Transport" maxLength={200} {...text('transport')} />
        </div>
      </div>
    </section>
  );
}

function OnMap({ names }: { names: readonly string[] }) {
  const places = namedPlaces(names);
  if (places.length === 0) return 'Places that the map knows are shown on it';
  const unknown = places.filter((one) => !one.known).map((one) => one.name);
  const known = places.length - unknown.length;
  return unknown.length === 0
    ? `On the map: ${known === 1 ? 'this place' : `all ${known} places`}`
    : `On the map: ${known} of ${places.length}. Not known: ${unknown.join(', ')}`;
}

function Tool({
  icon,
  label,
  disabled = false,
  onPress,
}: {
  icon: 'arrow-up' | 'arrow-down' | 'copy' | 'trash-2';
  label: string;
  disabled?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className="btn ico sm ghost"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
