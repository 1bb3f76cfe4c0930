import { useId } from 'react';
import { FieldBelow } from './field-below.tsx';

/** Yes or no, the box before its words. `look="switch"` is for what takes effect at once. */
export function CheckField({
  label,
  name,
  value,
  onChange,
  onBlur,
  hint,
  error,
  disabled = false,
  className = '',
  look = 'box',
}: {
  label: string;
  name?: string;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  hint?: string;
  error?: string | undefined;
  disabled?: boolean;
  className?: string;
  look?: 'box' | 'switch';
}) {
  const id = useId();
  return (
    <div className={`f${error ? ' bad' : ''}${className ? ` ${className}` : ''}`} data-field={name}>
      <label className={look === 'switch' ? 'sw' : 'tick'}>
        <input
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          name={name}
          checked={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-h` : undefined}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.checked)}
        />
        {look === 'switch' && <i aria-hidden="true" />}
        <span>{label}</span>
      </label>
      <FieldBelow id={`${id}-h`} hint={hint} error={error} />
    </div>
  );
}
