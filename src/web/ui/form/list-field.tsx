import { useRef } from 'react';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { SortableList } from '#app/web/ui/parts/sortable-list.tsx';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

let keys = 0;
/** A line stays itself while it is moved, whatever its text. */
const newKey = () => String(++keys);

/** Lines of text in an order: Enter adds one below, Backspace in an empty one removes it, Alt+arrows move it. */
export function ListField({
  value,
  onChange,
  onBlur,
  item = 'line',
  placeholder,
  max = 100,
  maxLength = 500,
  errors = {},
  ...frame
}: FieldProps & {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What one is called: `highlight`. */
  item?: string;
  placeholder?: string;
  max?: number;
  maxLength?: number;
  /** The errors of single lines, by their place. */
  errors?: Record<number, string>;
}) {
  const box = useRef<HTMLDivElement>(null);
  const ids = useRef<string[]>([]);
  // Lines that came from elsewhere (a draft, a kept version) get theirs here.
  while (ids.current.length < value.length) ids.current.push(newKey());
  ids.current.length = value.length;
  const focus = (at: number) =>
    requestAnimationFrame(() => box.current?.querySelectorAll<HTMLElement>('.inp input')[at]?.focus());
  const add = (at: number) => {
    if (value.length >= max) return;
    ids.current.splice(at, 0, newKey());
    onChange(value.toSpliced(at, 0, ''));
    focus(at);
  };
  const remove = (at: number) => {
    ids.current.splice(at, 1);
    onChange(value.toSpliced(at, 1));
    focus(Math.max(0, at - 1));
  };
  return (
    <FieldFrame {...frame} group>
      {(control) => (
        <div ref={box} className="lines">
          <SortableList
            label={frame.label}
            items={value.map((text, at) => ({ text, id: ids.current[at] ?? '' }))}
            keyOf={(line) => line.id}
            nameOf={({ text }, at) => text || `${item} ${at + 1}`}
            onOrder={(lines) => {
              ids.current = lines.map((line) => line.id);
              onChange(lines.map((line) => line.text));
            }}
          >
            {({ text }, at) => (
              <>
                <div className={errors[at] ? 'inp grow bad' : 'inp grow'}>
                  <input
                    aria-label={`${frame.label}, ${item} ${at + 1}`}
                    aria-invalid={errors[at] ? true : undefined}
                    aria-describedby={control['aria-describedby']}
                    title={errors[at]}
                    value={text}
                    maxLength={maxLength}
                    placeholder={placeholder}
                    disabled={frame.disabled}
                    onBlur={onBlur}
                    onChange={(event) => onChange(value.with(at, event.target.value))}
                    onKeyDown={(event) => {
                      if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
                        event.preventDefault();
                        add(at + 1);
                      } else if (event.key === 'Backspace' && text === '') {
                        event.preventDefault();
                        remove(at);
                      }
                    }}
                  />
                </div>
                <button
                  type="button"
                  className="btn ghost sm ico"
                  aria-label={`Remove ${text || `${item} ${at + 1}`}`}
                  disabled={frame.disabled}
                  onClick={() => remove(at)}
                >
                  <Icon name="x" />
                </button>
              </>
            )}
          </SortableList>
          <button
            type="button"
            className="btn sm"
            disabled={frame.disabled || value.length >= max}
            onClick={() => add(value.length)}
          >
            <Icon name="plus" />
            Add {item}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
