import { useState } from 'react';
import type { CrmBooking } from '#app/contract/bookings.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { ComboBox } from '#app/web/ui/form/combo-box.tsx';
import { FieldFrame, type FieldProps } from '#app/web/ui/form/field-frame.tsx';

/** All empty for none. */
export interface ChosenBooking {
  id: string;
  reference: string;
  name: string;
}

const NONE: ChosenBooking = { id: '', reference: '', name: '' };

const SHOWN = 8;

async function findBookings(q: string, signal: AbortSignal) {
  const query = new URLSearchParams({ limit: String(SHOWN), ...(q ? { q } : {}) });
  const { data } = await callOffice<CrmBooking[]>(`/crm/bookings?${query}`, { signal });
  return data.map(({ id, reference, name, packageTitle, travelDate }) => ({
    id,
    reference,
    name,
    title: `${reference} · ${name}`,
    detail: `${packageTitle} · ${formatDate(travelDate)}`,
  }));
}

/**
 * A booking, found by its reference, its customer or its trip; `value` is how the chosen one reads. Words that name none
 * leave the field as it was.
 */
export function BookingField({
  value,
  onChange,
  onBlur,
  ...frame
}: FieldProps & { value: string; onChange: (value: ChosenBooking) => void }) {
  /** What is being typed; null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <ComboBox
          control={control}
          label="Bookings"
          text={typed ?? value}
          icon="search"
          eager
          placeholder="Reference, name or trip"
          source={{
            name: 'bookings',
            nothing: 'No booking matches.',
            failed: 'Bookings could not be loaded.',
            find: findBookings,
          }}
          onText={(text) => {
            setTyped(text);
            if (text.trim() === '') onChange(NONE);
          }}
          onChoose={({ id, reference, name }) => {
            setTyped(null);
            onChange({ id, reference, name });
          }}
          onBlur={() => {
            setTyped(null);
            onBlur?.();
          }}
        />
      )}
    </FieldFrame>
  );
}
