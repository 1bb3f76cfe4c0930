import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Dialog } from './dialog.tsx';

/** A dialog with a form: Ctrl+Enter sends, a failure keeps what was typed and says so above the buttons. */
export function FormDialog({
  title,
  hint,
  submit,
  busyText = 'Saving...',
  danger = false,
  busy,
  error,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  hint?: string;
  /** What the button says. */
  submit: string;
  busyText?: string;
  /** For what cannot be undone: the button is red, and the focus starts on Cancel. */
  danger?: boolean;
  busy: boolean;
  error: string | null;
  onSubmit: (form: FormData) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  // After the dialog has opened and chosen for itself: a press of Enter must not do what cannot be undone.
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input, textarea');
    (danger ? cancel.current : first)?.focus();
  }, [danger]);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!busy) onSubmit(new FormData(event.currentTarget));
  }

  function sendOnCtrlEnter(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  }

  return (
    <Dialog title={title} {...(hint ? { hint } : {})} onClose={onClose}>
      <form ref={form} onSubmit={send} onKeyDown={sendOnCtrlEnter}>
        <div className="body stack">
          {children}
          {error && (
            <p className="note bad" role="alert">
              <Icon name="circle-alert" />
              <span>{error}</span>
            </p>
          )}
        </div>
        <footer>
          <span className="push">
            <button ref={cancel} type="button" className="btn" onClick={onClose}>
              Cancel
            </button>
            <button
              type="submit"
              className={`btn ${danger ? 'red' : 'pri'}${busy ? ' busy' : ''}`}
              disabled={busy}
            >
              {busy ? busyText : submit}
            </button>
          </span>
        </footer>
      </form>
    </Dialog>
  );
}
