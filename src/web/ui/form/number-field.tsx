import { type ReactNode, useState } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { readNumber, writeNumber } from './read-number.ts';

/** A number; null when empty. What cannot be read stays as it was typed and says so. */
export function NumberField({
  value,
  onChange,
  onBlur,
  decimals = 0,
  shownDecimals = 0,
  prefix,
  suffix,
  placeholder,
  align = 'start',
  error,
  ...frame
}: FieldProps & {
  value: number | null;
  onChange: (value: number | null) => void;
  /** How many decimals may be typed. */
  decimals?: number;
  /** How many are written out always. */
  shownDecimals?: number;
  prefix?: ReactNode;
  suffix?: ReactNode;
  placeholder?: string;
  align?: 'start' | 'end';
}) {
  /** What is being typed; null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null);
  const unreadable = typed !== null && isUnreadable(typed, decimals);
  return (
    <FieldFrame {...frame} error={unreadable ? 'Enter a number, like 1,250' : error}>
      {(control) => (
        <div className="inp">
          {prefix && <span className="pre">{prefix}</span>}
          <input
            {...control}
            className={align === 'end' ? 'num' : undefined}
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            placeholder={placeholder}
            value={typed ?? (value === null ? '' : writeNumber(value, { min: shownDecimals }))}
            onChange={(event) => {
              setTyped(event.target.value);
              if (!isUnreadable(event.target.value, decimals))
                onChange(readNumber(event.target.value) ?? null);
            }}
            onBlur={() => {
              if (!unreadable) setTyped(null);
              onBlur?.();
            }}
          />
          {suffix && <span className="suf">{suffix}</span>}
        </div>
      )}
    </FieldFrame>
  );
}

function isUnreadable(text: string, decimals: number): boolean {
  const number = readNumber(text);
  if (number === undefined) return true;
  return number !== null && Math.abs(number * 10 ** decimals - Math.round(number * 10 ** decimals)) > 1e-6;
}
