import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A labelled control with its hint and its error, tied together for everybody. */
export function Field({
  id: named,
  label,
  className = '',
  optional = false,
  hint,
  error,
  control,
}: {
  /** Where something outside points to the control; else it gets one of its own. */
  id?: string;
  label: string;
  className?: string;
  optional?: boolean;
  hint?: string;
  error: string | undefined;
  control(props: ControlProps): ReactNode;
}) {
  const own = useId();
  const id = named ?? own;
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {label} {optional && <span className="opt">(optional)</span>}
      </label>
      {control({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      <FieldError id={`${id}-error`} error={error} />
      {hint && !error && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span className="err" id={id}>
      <Icon name="alert" />
      {error}
    </span>
  );
}
