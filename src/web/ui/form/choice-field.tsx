import { useId } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import type { Option } from './select-field.tsx';

/** One of a few, all in sight. */
export function ChoiceField<Value extends string>({
  value,
  options,
  onChange,
  onBlur,
  optional = false,
  ...frame
}: FieldProps & {
  value: Value | '';
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}) {
  const group = useId();
  return (
    <FieldFrame {...frame} optional={optional} group>
      {() => (
        <div className="seg">
          {options.map((option) => (
            <label key={option.value}>
              <input
                className="sr"
                type="radio"
                name={group}
                value={option.value}
                checked={option.value === value}
                disabled={frame.disabled || option.disabled}
                onBlur={onBlur}
                onChange={() => onChange(option.value)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
