import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useModalKeys } from './use-modal-keys.ts';

/**
 * A dialog over the page: focus goes in, stays in and comes back to the opener; Escape and a click outside close it;
 * the page behind does not scroll. While `paused` it is inert, so that the payment widget, which the provider puts
 * beside it in the body, has the keyboard to itself (a native modal dialog would lie above the widget).
 */
export function Modal({
  label,
  paused = false,
  closing = false,
  openerId,
  stage = '',
  onClose,
  onClosed,
  children,
}: {
  label: string;
  paused?: boolean;
  closing?: boolean;
  openerId?: string | undefined;
  /** Which of its views is shown: a new one starts at its top, with the focus on the dialog. */
  stage?: string;
  onClose(): void;
  onClosed(): void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDivElement>(null);
  useModalKeys(dialog, { paused, openerId, onClose });
  useClosed(dialog, closing, onClosed);
  useStage(dialog, stage);
  const state = closing ? 'closed' : 'open';
  return createPortal(
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer's way out; Escape and the Close button are the others */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className="scrim" data-state={state} onClick={paused ? undefined : onClose} />
      <div
        ref={dialog}
        className="popup"
        data-state={state}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        inert={paused}
      >
        {children}
      </div>
    </>,
    document.body,
  );
}

/** Tells when the closing animation is over, or at once where there is none (reduced motion). */
function useClosed(
  dialog: React.RefObject<HTMLDivElement | null>,
  closing: boolean,
  onClosed: () => void,
): void {
  const done = useRef(onClosed);
  done.current = onClosed;
  useEffect(() => {
    if (!closing) return;
    let left = false;
    const animations = dialog.current?.getAnimations?.() ?? [];
    Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (!left) done.current();
    });
    return () => {
      left = true;
    };
  }, [closing, dialog]);
}

function useStage(dialog: React.RefObject<HTMLDivElement | null>, stage: string): void {
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    dialog.current?.scrollTo({ top: 0, behavior: 'instant' });
    dialog.current?.focus({ preventScroll: true });
  }, [dialog, stage]);
}
