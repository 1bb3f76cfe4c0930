import type { ReactNode } from 'react';
import type { TripAction } from './trip-actions.ts';

/** A button; where the action has an address it is a link under it, which works before the page has woken up. */
export function ActionButton({
  action,
  className,
  children,
}: {
  action: TripAction;
  className: string;
  children?: ReactNode;
}) {
  const { href, run } = action;
  if (href === undefined) {
    return (
      <button type="button" className={className} onClick={run}>
        {action.label}
        {children}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button has no address to go to without its script
    <a
      href={href}
      role="button"
      className={className}
      onClick={(event) => {
        event.preventDefault();
        run();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        run();
      }}
    >
      {action.label}
      {children}
    </a>
  );
}
