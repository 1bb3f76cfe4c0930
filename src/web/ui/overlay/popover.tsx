import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';

const GAP = 6;
const EDGE = 8;

/**
 * A panel that hangs from a button, in the browser's top layer: a press outside and Escape close it, the focus goes
 * back. On a phone it is a sheet from below. The content is there only while it is open.
 */
export function Popover({
  className = '',
  label,
  align = 'start',
  button,
  children,
}: {
  className?: string;
  /** What screen readers call the panel, when its content has no role of its own. */
  label?: string;
  align?: 'start' | 'end';
  button: (props: {
    ref: RefObject<HTMLButtonElement | null>;
    type: 'button';
    popoverTarget: string;
    'aria-expanded': boolean;
    'aria-haspopup': 'dialog';
  }) => ReactNode;
  children: (close: () => void) => ReactNode;
}) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const follow = () => place(panel.current, opener.current, align);
    follow();
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, true);
    return () => {
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, true);
    };
  }, [open, align]);
  return (
    <>
      {button({
        ref: opener,
        type: 'button',
        popoverTarget: id,
        'aria-expanded': open,
        'aria-haspopup': 'dialog',
      })}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the name comes with the role only */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`pop ${className}`}
        role={label ? 'dialog' : undefined}
        aria-label={label}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}

/** Below its button, or above where there is more room; never off the screen. CSS has the phone's sheet. */
export function place(panel: HTMLElement | null, opener: HTMLElement | null, align: 'start' | 'end'): void {
  if (!panel || !opener) return;
  const at = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const below = window.innerHeight - at.bottom - GAP - EDGE;
  const above = at.top - GAP - EDGE;
  const top = height <= below || below >= above ? at.bottom + GAP : at.top - GAP - Math.min(height, above);
  const left = align === 'start' ? at.left : at.right - width;
  panel.style.setProperty('--top', `${Math.max(EDGE, top)}px`);
  panel.style.setProperty('--left', `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`);
  panel.style.setProperty('--room', `${Math.max(below, above)}px`);
}
