import { type ReactNode, useId } from 'react';
import { FieldBelow } from './field-below.tsx';

/** What every field of the office takes besides its value. Without `required` a field says that it is optional. */
export interface FieldProps {
  label: string;
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** False hides "Optional" where it goes without saying. */
  optional?: boolean;
  disabled?: boolean;
  /** Its place in a `.form` grid: `w2`, `wf`, `half`. */
  className?: string;
  onBlur?: () => void;
}

export interface Control {
  id: string;
  name?: string;
  disabled?: boolean;
  required?: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label above, hint below; the error takes the hint's place. `group` is for several controls under one label. */
export function FieldFrame({
  label,
  name,
  hint,
  error,
  required = false,
  optional = !required,
  disabled = false,
  className = '',
  group = false,
  children,
}: FieldProps & { group?: boolean; children: (control: Control) => ReactNode }) {
  const id = useId();
  const below = error ? `${id}-e` : hint ? `${id}-h` : undefined;
  const caption = (
    <>
      {label}
      {required && (
        <span className="req" aria-hidden="true">
          *
        </span>
      )}
      {optional && <span className="opt">Optional</span>}
    </>
  );
  const control: Control = {
    id,
    ...(name ? { name } : {}),
    ...(disabled ? { disabled } : {}),
    ...(required && !group ? { required } : {}),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': below,
  };
  return (
    <div
      className={`f${error ? ' bad' : ''}${className ? ` ${className}` : ''}`}
      data-field={name}
      {...(group ? { role: 'group', 'aria-labelledby': `${id}-l`, 'aria-describedby': below } : {})}
    >
      {group ? (
        <span className="lb" id={`${id}-l`}>
          {caption}
        </span>
      ) : (
        <label htmlFor={id}>{caption}</label>
      )}
      {children(control)}
      <FieldBelow id={below ?? ''} hint={hint} error={error} />
    </div>
  );
}
