import { type RefObject, useEffect, useRef } from 'react';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

function stops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.getClientRects().length > 0 && !one.closest('[inert], fieldset[disabled]'),
  );
}

/** Focus in, around and back; Escape; the page behind does not scroll. */
export function useModalKeys(
  dialog: RefObject<HTMLElement | null>,
  options: { paused: boolean; openerId?: string | undefined; onClose(): void },
): void {
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const opener = document.activeElement;
    const page = document.documentElement;
    const before = page.style.overflow;
    page.style.overflow = 'hidden';
    dialog.current?.focus({ preventScroll: true });

    function onKeyDown(event: KeyboardEvent): void {
      const root = dialog.current;
      if (!root || latest.current.paused || event.defaultPrevented) return;
      const at = document.activeElement;
      const elsewhere = at !== null && at !== document.body && !root.contains(at);
      if (elsewhere) return; // a message, or the payment widget, has the keyboard
      if (document.querySelector(':popover-open')) return; // Escape closes that first
      if (event.key === 'Escape') {
        event.preventDefault();
        latest.current.onClose();
      } else if (event.key === 'Tab') keepInside(root, event);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      page.style.overflow = before;
      const named = latest.current.openerId ? document.getElementById(latest.current.openerId) : null;
      const back = named ?? opener;
      if (back instanceof HTMLElement && back !== document.body) back.focus({ preventScroll: true });
    };
  }, [dialog]);
}

/** Tab goes round inside. */
function keepInside(root: HTMLElement, event: KeyboardEvent): void {
  const all = stops(root);
  const first = all[0];
  const last = all.at(-1);
  const at = document.activeElement;
  const leaves = event.shiftKey ? at === first || at === root : at === last;
  if (!leaves && root.contains(at) && first) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
