import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { Icon, type IconName } from '#app/web/ui/parts/icon.tsx';
import type { Control } from './field-frame.tsx';

/** One of what was found. */
export interface ComboItem {
  id: string;
  title: string;
  detail?: string;
  /** At its right: a price. */
  end?: ReactNode;
  /** It is shown and cannot be chosen. */
  off?: boolean;
}

export interface ComboSource<Item extends ComboItem> {
  /** Names what is found, for the cache. */
  name: string;
  find(q: string, signal: AbortSignal): Promise<Item[]>;
  /** What is said when nothing is found, and when it fails. */
  nothing: string;
  failed: string;
}

/**
 * A field that suggests records for the words in it: arrows move, Enter chooses, Esc closes the list. Whether the words
 * themselves are a value is for the caller, who holds them.
 */
export function ComboBox<Item extends ComboItem>({
  control,
  label,
  text,
  source,
  icon,
  placeholder,
  maxLength,
  first = false,
  eager = false,
  onText,
  onChoose,
  onBlur,
}: {
  control: Control;
  /** Of the list of suggestions. */
  label: string;
  text: string;
  source: ComboSource<Item>;
  icon?: IconName;
  placeholder?: string;
  maxLength?: number;
  /** A modal puts the focus here. */
  first?: boolean;
  /** Enter takes the first that is found: where the words themselves are no value. */
  eager?: boolean;
  onText: (text: string) => void;
  onChoose: (item: Item) => void;
  onBlur?: () => void;
}) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const start = eager ? 0 : -1;
  const [at, setAt] = useState(start);
  const q = useDeferredValue(text.trim());
  const found = useQuery({
    queryKey: ['combo', source.name, q],
    queryFn: ({ signal }) => source.find(q, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled: open,
  });
  const items = found.data ?? [];
  const current = items[at];

  function choose(item: Item): void {
    if (item.off) return;
    setOpen(false);
    onChoose(item);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt((Math.max(at, step === 1 ? -1 : 0) + step + items.length) % items.length);
    } else if (event.key === 'Enter' && !event.ctrlKey && open && current) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <div className="combo">
      <div className="inp">
        {icon && (
          <span className="pre">
            <Icon name={icon} />
          </span>
        )}
        <input
          {...control}
          type="text"
          role="combobox"
          {...(first ? { 'data-first': true } : {})}
          autoComplete="off"
          maxLength={maxLength}
          placeholder={placeholder}
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && current ? `${listId}-${at}` : undefined}
          value={text}
          onClick={() => setOpen(true)}
          onBlur={() => {
            setOpen(false);
            onBlur?.();
          }}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            onText(event.target.value);
            setAt(start);
            setOpen(true);
          }}
        />
      </div>
      {open && (
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          aria-busy={found.isPlaceholderData}
          className="combo-list"
        >
          {items.map((item, index) => (
            <Choice
              key={item.id}
              id={`${listId}-${index}`}
              item={item}
              current={index === at}
              onPoint={() => setAt(index)}
              onChoose={() => choose(item)}
            />
          ))}
          {items.length === 0 && found.isFetched && !found.isPlaceholderData && (
            <p className="pad mute">{found.isError ? source.failed : source.nothing}</p>
          )}
        </div>
      )}
    </div>
  );
}

function Choice({
  id,
  item,
  current,
  onPoint,
  onChoose,
}: {
  id: string;
  item: ComboItem;
  current: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className="o"
      aria-selected={current}
      aria-disabled={item.off || undefined}
      onMouseMove={onPoint}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="grow">
        <b>{item.title}</b>
        {item.detail && <small>{item.detail}</small>}
      </span>
      {item.end !== undefined && <span className={item.off ? 'mute' : 'sum'}>{item.end}</span>}
    </div>
  );
}
