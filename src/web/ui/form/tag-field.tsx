import { useId, useState } from 'react';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

/** Short words in no order: Enter or a comma adds one, Backspace in the empty field takes the last one back. */
export function TagField({
  value,
  onChange,
  onBlur,
  suggestions = [],
  placeholder,
  max = 50,
  ...frame
}: FieldProps & {
  value: readonly string[];
  onChange: (value: string[]) => void;
  suggestions?: readonly string[];
  placeholder?: string;
  max?: number;
}) {
  const [text, setText] = useState('');
  const list = useId();
  function add(raw: string): void {
    const fresh = raw
      .split(',')
      .map((one) => one.trim())
      .filter((one, at, all) => one !== '' && !value.includes(one) && all.indexOf(one) === at);
    if (fresh.length > 0) onChange([...value, ...fresh].slice(0, max));
    setText('');
  }
  const open = suggestions.filter((one) => !value.includes(one));
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="inp tags">
          {value.map((tag, at) => (
            <span key={tag} className="tag">
              {tag}
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                disabled={frame.disabled}
                onClick={() => onChange(value.toSpliced(at, 1))}
              >
                <Icon name="x" small />
              </button>
            </span>
          ))}
          <input
            {...control}
            required={false}
            value={text}
            list={open.length > 0 ? list : undefined}
            placeholder={value.length === 0 ? placeholder : undefined}
            autoComplete="off"
            maxLength={200}
            onChange={(event) =>
              /,/.test(event.target.value) ? add(event.target.value) : setText(event.target.value)
            }
            onBlur={() => {
              add(text);
              onBlur?.();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
                event.preventDefault();
                add(text);
              } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
                onChange(value.slice(0, -1));
              }
            }}
          />
          {open.length > 0 && (
            <datalist id={list}>
              {open.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
