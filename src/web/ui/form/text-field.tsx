import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

/** Text of one line, or of several with `multiline` or `rows`. Without `value` the form reads it by its name. */
export function TextField({
  value,
  defaultValue,
  onChange,
  onBlur,
  type = 'text',
  multiline = false,
  rows = multiline ? 4 : undefined,
  inputMode,
  prefix,
  suffix,
  placeholder,
  maxLength,
  autoComplete = 'off',
  readOnly = false,
  spellCheck,
  first = false,
  ...frame
}: FieldProps & {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search';
  multiline?: boolean;
  rows?: number | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  prefix?: ReactNode;
  suffix?: ReactNode;
  placeholder?: string;
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  readOnly?: boolean;
  spellCheck?: boolean;
  /** A modal puts the focus here. */
  first?: boolean;
}) {
  return (
    <FieldFrame {...frame}>
      {(control) => {
        const common = {
          ...control,
          ...(value === undefined ? { defaultValue } : { value }),
          placeholder,
          maxLength,
          readOnly,
          autoComplete,
          spellCheck,
          ...(first ? { 'data-first': true } : {}),
          onBlur,
          onChange: (event: { target: { value: string } }) => onChange?.(event.target.value),
        };
        return (
          <div className={readOnly ? 'inp ro' : 'inp'}>
            {prefix && <span className="pre">{prefix}</span>}
            {rows ? (
              <textarea {...common} rows={rows} />
            ) : (
              <input {...common} type={type} inputMode={inputMode} />
            )}
            {suffix && <span className="suf">{suffix}</span>}
          </div>
        );
      }}
    </FieldFrame>
  );
}
