import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import type { TripView } from '#app/contract/content.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { type TripKind, useTrips } from './use-trips.ts';

/** Finds a published trip by its words. What `priceOf` answers null for is shown and cannot be chosen. */
export function TripSearch({
  kind,
  control,
  priceOf,
  onChoose,
}: {
  kind: TripKind;
  control: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
  /** The price as it is shown. */
  priceOf: (trip: TripView) => string | null;
  onChoose: (trip: TripView) => void;
}) {
  const listId = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const q = useDeferredValue(text.trim());
  const { data: trips = [], isError, isPlaceholderData } = useTrips(kind, q, open);
  const current = trips[at];

  function choose(trip: TripView): void {
    if (priceOf(trip) !== null) onChoose(trip);
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
          onClick={() => setOpen(true)}
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
              price={priceOf(trip)}
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
  price,
  current,
  onPoint,
  onChoose,
}: {
  id: string;
  trip: TripView;
  price: string | null;
  current: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  const off = price === null;
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
      <span className={off ? 'mute' : 'sum'}>{price ?? 'On enquiry only'}</span>
    </div>
  );
}
