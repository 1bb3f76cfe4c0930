import { useState } from 'react';
import type { TripView } from '#app/contract/content.ts';
import { ComboBox } from '#app/web/ui/form/combo-box.tsx';
import type { Control } from '#app/web/ui/form/field-frame.tsx';
import { findTrips, type TripKind } from './find-trips.ts';

/** Finds a published trip by its words. What `priceOf` answers null for is shown and cannot be chosen. */
export function TripSearch({
  kind,
  control,
  priceOf,
  onChoose,
}: {
  kind: TripKind;
  control: Control;
  /** The price as it is shown. */
  priceOf: (trip: TripView) => string | null;
  onChoose: (trip: TripView) => void;
}) {
  const [text, setText] = useState('');
  return (
    <ComboBox
      control={{ ...control, name: 'trip' }}
      label="Trips"
      text={text}
      icon="search"
      first
      eager
      placeholder="Search by title or destination"
      source={{
        name: `trips ${kind}`,
        nothing: 'No trip matches.',
        failed: 'Trips could not be loaded.',
        find: async (q, signal) =>
          (await findTrips(kind, q, signal)).map((trip) => {
            const price = priceOf(trip);
            return {
              id: trip.id,
              title: trip.title,
              detail: [trip.place, trip.duration].filter(Boolean).join(' · '),
              end: price ?? 'On enquiry only',
              off: price === null,
              trip,
            };
          }),
      }}
      onText={setText}
      onChoose={({ trip }) => onChoose(trip)}
    />
  );
}
