import { FieldFrame, type FieldProps } from './field-frame.tsx';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

/** One of several, from the system's own list. `placeholder` is what no choice is called. */
export function SelectField<Value extends string>({
  value,
  options,
  onChange,
  onBlur,
  placeholder,
  ...frame
}: FieldProps & {
  value: Value | '';
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  placeholder?: string;
}) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="inp">
          <select
            {...control}
            value={value}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {(placeholder !== undefined || (value === '' && !options.some((one) => one.value === ''))) && (
              <option value="">{placeholder ?? 'Choose'}</option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </FieldFrame>
  );
}
