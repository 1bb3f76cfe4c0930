import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '#app/web/ui/parts/icon.tsx';
import { KeyHint } from '#app/web/ui/parts/key-hint.tsx';
import { Popover } from './popover.tsx';

/** A line between groups is `'-'`. With `to` it leads somewhere, else `onChoose` runs. */
export type MenuItem =
  | '-'
  | {
      label: string;
      icon?: IconName;
      /** The key that does the same, shown at the right. */
      keys?: string;
      danger?: boolean;
      disabled?: boolean;
      /** Why it is disabled, or what it does. */
      title?: string;
      to?: string;
      onChoose?: () => void;
    };

/** A button with the things that can be done; arrows, Home, End and first letters move in it. */
export function Menu({
  label,
  items,
  button,
  className = 'btn ghost sm ico',
  align = 'end',
}: {
  /** What the button is called: `Actions of Goa Beaches`. */
  label: string;
  items: readonly MenuItem[];
  /** What the button shows; without it three dots. */
  button?: ReactNode;
  className?: string;
  align?: 'start' | 'end';
}) {
  return (
    <Popover
      className="menu"
      align={align}
      button={(props) => (
        <button {...props} className={className} aria-haspopup="menu" aria-label={button ? undefined : label}>
          {button ?? <Icon name="ellipsis" />}
        </button>
      )}
    >
      {(close) => <MenuList label={label} items={items} onClose={close} />}
    </Popover>
  );
}

function MenuList({
  label,
  items,
  onClose,
}: {
  label: string;
  items: readonly MenuItem[];
  onClose: () => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => choices(list)[0]?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => move(event, choices(list), onClose)}
    >
      {items.map((item, at) =>
        item === '-' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else
          <hr key={at} />
        ) : (
          <MenuChoice key={item.label} item={item} onClose={onClose} />
        ),
      )}
    </div>
  );
}

function MenuChoice({ item, onClose }: { item: Exclude<MenuItem, '-'>; onClose: () => void }) {
  const inside = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
      {item.keys && <KeyHint keys={item.keys} />}
    </>
  );
  const common = {
    role: 'menuitem',
    tabIndex: -1,
    className: item.danger ? 'o danger' : 'o',
    title: item.title,
  };
  if (item.to !== undefined && !item.disabled) {
    return (
      <Link {...common} to={item.to} onClick={onClose}>
        {inside}
      </Link>
    );
  }
  return (
    <button
      {...common}
      type="button"
      aria-disabled={item.disabled || undefined}
      onClick={() => {
        if (item.disabled) return;
        onClose();
        item.onChoose?.();
      }}
    >
      {inside}
    </button>
  );
}

function choices(list: RefObject<HTMLDivElement | null>): HTMLElement[] {
  return [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function move(event: KeyboardEvent, all: HTMLElement[], close: () => void): void {
  const at = all.indexOf(document.activeElement as HTMLElement);
  const go = (to: number) => {
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };
  if (event.key === 'ArrowDown') go(at + 1);
  else if (event.key === 'ArrowUp') go(at - 1);
  else if (event.key === 'Home') go(0);
  else if (event.key === 'End') go(all.length - 1);
  else if (event.key === 'Tab') close();
  else if (event.key.length === 1 && event.key !== ' ') {
    const letter = event.key.toLowerCase();
    const after = [...all.slice(at + 1), ...all.slice(0, at + 1)];
    after.find((one) => one.textContent?.trim().toLowerCase().startsWith(letter))?.focus();
  }
}
