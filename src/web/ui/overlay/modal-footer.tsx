import type { ReactNode } from 'react';
import { useClose } from './modal.tsx';

/** Cancel, then the one button that saves. Busy it keeps its place and does nothing. */
export function ModalFooter({
  save,
  busy = false,
  busyText = 'Saving...',
  tone = 'pri',
  disabled = false,
  note,
}: {
  save: string;
  busy?: boolean;
  busyText?: string;
  tone?: 'pri' | 'red';
  disabled?: boolean;
  /** A quiet sentence at the left. */
  note?: ReactNode;
}) {
  const close = useClose();
  return (
    <>
      {note && <span className="mute">{note}</span>}
      <span className="push">
        <button type="button" className="btn" onClick={close}>
          Cancel
        </button>
        <button
          type="submit"
          className={busy ? `btn ${tone} busy` : `btn ${tone}`}
          disabled={disabled}
          aria-disabled={busy || undefined}
          onClick={(event) => busy && event.preventDefault()}
        >
          {busy ? busyText : save} {!busy && <kbd>Ctrl ⏎</kbd>}
        </button>
      </span>
    </>
  );
}
