import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { OverlayContext, useOpenOverlay } from '#app/web/ui/keyboard/open-overlays.ts';
import { useModalKeys } from '#app/web/ui/use-modal-keys.ts';
import { useToastRoom } from './use-toast-room.ts';

/**
 * What lies over the page: focus goes in, stays in and comes back; Escape and a press outside ask to close. The page
 * behind neither scrolls nor hears keys. Not the browser's own modal dialog: messages and menus must lie above it.
 */
export function Overlay({
  className,
  role = 'dialog',
  label,
  labelledBy,
  describedBy,
  onClose,
  children,
}: {
  className: string;
  role?: 'dialog' | 'alertdialog';
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDivElement>(null);
  const id = useOpenOverlay();
  useModalKeys(dialog, { paused: false, onClose });
  useFirstFocus(dialog);
  useToastRoom(dialog);
  return createPortal(
    <OverlayContext value={id}>
      <div className="ov is-open">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer's way out; Escape and the buttons are the others */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
        <div className="scrim" onClick={onClose} />
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have it */}
        <div
          ref={dialog}
          className={className}
          role={role}
          aria-modal="true"
          aria-label={label}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          tabIndex={-1}
        >
          {children}
        </div>
      </div>
    </OverlayContext>,
    document.body,
  );
}

/** What asks for it (`data-first`), else the first field, else the dialog itself. */
function useFirstFocus(dialog: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const root = dialog.current;
    if (!root || (root.contains(document.activeElement) && document.activeElement !== root)) return;
    const first =
      root.querySelector<HTMLElement>('[data-first]') ??
      root.querySelector<HTMLElement>(
        '.body :is(input, textarea, select):not([disabled], [readonly], [type="checkbox"], [type="radio"])',
      );
    first?.focus({ preventScroll: true });
  }, [dialog]);
}
