import type { ReactNode } from 'react';
import { Icon, type IconName } from '#app/web/ui/parts/icon.tsx';
import { KeyHint } from '#app/web/ui/parts/key-hint.tsx';
import { useClose } from './modal.tsx';

/** Cancel, then the one button that saves. Busy it keeps its place and does nothing. */
export function ModalFooter({
  save,
  busy = false,
  busyText = 'Saving...',
  tone = 'pri',
  disabled = false,
  cancelFirst = false,
  cancel = 'Cancel',
  icon,
  note,
}: {
  save: string;
  busy?: boolean;
  busyText?: string;
  tone?: 'pri' | 'red';
  disabled?: boolean;
  /** The focus starts on Cancel: for what cannot be undone. */
  cancelFirst?: boolean;
  /** What the way out says, where Cancel could be taken for the deed. */
  cancel?: string;
  /** Before the button's words. */
  icon?: IconName;
  /** A quiet sentence at the left. */
  note?: ReactNode;
}) {
  const close = useClose();
  return (
    <>
      {note && <span className="mute">{note}</span>}
      <span className="push">
        <button type="button" className="btn" data-first={cancelFirst || undefined} onClick={close}>
          {cancel}
        </button>
        <button
          type="submit"
          className={busy ? `btn ${tone} busy` : `btn ${tone}`}
          disabled={disabled}
          aria-disabled={busy || undefined}
          onClick={(event) => busy && event.preventDefault()}
        >
          {icon && !busy && <Icon name={icon} />}
          {busy ? busyText : save}
          {!busy && <KeyHint keys="Ctrl ⏎" />}
        </button>
      </span>
    </>
  );
}
