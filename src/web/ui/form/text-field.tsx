import { useId } from 'react';

/** A labelled field of a dialog's form; `rows` makes it one of several lines. */
export function TextField({
  name,
  label,
  type = 'text',
  rows,
  required = false,
  defaultValue,
  placeholder,
  maxLength,
}: {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel';
  rows?: number;
  required?: boolean;
  defaultValue?: string;
  placeholder?: string;
  maxLength: number;
}) {
  const id = useId();
  const control = { id, name, required, defaultValue, placeholder, maxLength };
  return (
    <div className="f">
      <label htmlFor={id}>
        {label}{' '}
        {required ? (
          <span className="req" aria-hidden="true">
            *
          </span>
        ) : (
          <span className="opt">Optional</span>
        )}
      </label>
      <div className="inp">
        {rows ? <textarea {...control} rows={rows} /> : <input {...control} type={type} />}
      </div>
    </div>
  );
}
