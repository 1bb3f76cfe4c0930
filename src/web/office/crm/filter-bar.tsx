import { useEffect, useState } from 'react';
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '#app/domain/booking-status.ts';
import { capitalised } from '#app/web/office/parts/badge.tsx';
import { Icon } from '#app/web/office/parts/icon.tsx';
import type { BookingFilters } from './booking-filters.ts';

const TYPING_MS = 300;

/** Search, status and payment. A change leads back to the first page. */
export function FilterBar({
  filters,
  onChange,
}: {
  filters: BookingFilters;
  onChange: (change: Partial<BookingFilters>) => void;
}) {
  return (
    <search className="filters">
      <SearchField q={filters.q} onSearch={(q) => onChange({ q, page: 1 })} />
      <Choice
        label="Status"
        value={filters.status}
        values={BOOKING_STATUSES}
        onChoose={(status) => onChange({ status, page: 1 })}
      />
      <Choice
        label="Payment"
        value={filters.payment}
        values={PAYMENT_STATUSES}
        onChoose={(payment) => onChange({ payment, page: 1 })}
      />
    </search>
  );
}

function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(q);
  const [typing, setTyping] = useState(false);
  // The address changed by other means (Back, a link, Show all): the field follows.
  useEffect(() => setText(q), [q]);
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => {
      setTyping(false);
      onSearch(text.trim());
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typing, text, onSearch]);
  return (
    <span className="fld search">
      <Icon name="search" />
      <input
        type="search"
        placeholder="Search bookings"
        aria-label="Search bookings"
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setTyping(true);
        }}
      />
    </span>
  );
}

function Choice<Value extends string>({
  label,
  value,
  values,
  onChoose,
}: {
  label: string;
  value: Value | '';
  values: readonly Value[];
  onChoose: (value: Value | '') => void;
}) {
  return (
    <span className={value ? 'fld on' : 'fld'}>
      <label htmlFor={`by-${label}`}>{label}</label>
      <select
        id={`by-${label}`}
        value={value}
        onChange={(event) => onChoose(event.target.value as Value | '')}
      >
        <option value="">All</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {capitalised(one)}
          </option>
        ))}
      </select>
    </span>
  );
}
