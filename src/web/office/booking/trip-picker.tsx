import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import type { TripView } from '#app/contract/content.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { FieldFrame } from '#app/web/ui/form/field-frame.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import type { ChosenTrip, TripKind } from './sale-values.ts';
import { chosenTrip, useTrips } from './use-trips.ts';

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
          <Search kind={kind} control={control} onChoose={onChange} />
        )
      }
    </FieldFrame>
  );
}

function Search({
  kind,
  control,
  onChoose,
}: {
  kind: TripKind;
  control: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
  onChoose: (trip: ChosenTrip) => void;
}) {
  const listId = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const q = useDeferredValue(text.trim());
  const { data: trips = [], isError, isPlaceholderData } = useTrips(kind, q, open);
  const current = trips[at];

  function choose(trip: TripView): void {
    const chosen = chosenTrip(trip);
    if (chosen) onChoose(chosen);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && trips.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt((at + step + trips.length) % trips.length);
    } else if (event.key === 'Enter' && !event.ctrlKey && open && current) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <div className="rec-combo">
      <div className="inp">
        <span className="pre">
          <Icon name="search" />
        </span>
        <input
          {...control}
          name="trip"
          type="text"
          role="combobox"
          data-first
          autoComplete="off"
          placeholder="Search by title or destination"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open && current ? `${listId}-${at}` : undefined}
          value={text}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
            setOpen(true);
          }}
        />
      </div>
      {open && (
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label="Trips"
          aria-busy={isPlaceholderData}
          className="rec-options"
        >
          {trips.map((trip, index) => (
            <Choice
              key={trip.id}
              id={`${listId}-${index}`}
              trip={trip}
              current={index === at}
              onPoint={() => setAt(index)}
              onChoose={() => choose(trip)}
            />
          ))}
          {trips.length === 0 && !isPlaceholderData && (
            <p className="pad mute">{isError ? 'Trips could not be loaded.' : 'No trip matches.'}</p>
          )}
        </div>
      )}
    </div>
  );
}

function Choice({
  id,
  trip,
  current,
  onPoint,
  onChoose,
}: {
  id: string;
  trip: TripView;
  current: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  const off = chosenTrip(trip) === null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className="o"
      aria-selected={current}
      aria-disabled={off || undefined}
      onMouseMove={onPoint}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="grow">
        <b>{trip.title}</b>
        <small>{[trip.place, trip.duration].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={off ? 'mute' : 'sum'}>{off ? 'On enquiry only' : rupees(trip.unitPrice ?? 0)}</span>
    </div>
  );
}
