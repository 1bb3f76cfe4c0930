import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** The browser's own modal dialog: focus goes in, stays in and comes back; Escape and a click outside close it. */
export function Dialog({
  title,
  hint,
  className = 'modal center w4',
  onClose,
  children,
}: {
  title: string;
  hint?: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which `onCancel` hears
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <header>
        <div className="grow">
          <h2 id={id}>{title}</h2>
          {hint && <p className="trunc">{hint}</p>}
        </div>
        <button type="button" className="btn ghost ico sm" aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
