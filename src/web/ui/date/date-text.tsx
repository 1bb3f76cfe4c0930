import { useState } from 'react';
import { formatDate, type PlainDate } from '#app/domain/plain-date.ts';
import { readDate } from './read-date.ts';

/** A date typed as text; it is read when the field is left or Enter is pressed. */
export function DateText({
  value,
  onChange,
  onLeave,
  ...control
}: {
  value: PlainDate | '';
  onChange: (value: PlainDate | '') => void;
  onLeave?: (readable: boolean) => void;
  id?: string;
  name?: string;
  disabled?: boolean;
  required?: boolean;
  'aria-label'?: string;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  function read(): boolean {
    if (typed === null) return true;
    const date = typed.trim() === '' ? '' : readDate(typed);
    if (date === undefined) return false;
    onChange(date);
    setTyped(null);
    return true;
  }
  function leave(): void {
    const readable = read();
    onLeave?.(readable);
  }
  return (
    <input
      {...control}
      autoComplete="off"
      placeholder="dd/mm/yyyy"
      value={typed ?? (value && formatDate(value))}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed !== null) {
          event.preventDefault();
          leave();
        }
      }}
    />
  );
}
