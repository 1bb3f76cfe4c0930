import { type ReactNode, useState } from 'react';
import { ATTACHMENT_TOO_LARGE, MAX_ATTACHMENT } from '#app/contract/attachments.ts';
import { FieldFrame, type FieldProps } from '#app/web/ui/form/field-frame.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** The file of a record as its form holds it: what is stored, and what becomes of it when the form is saved. */
export interface Attachment {
  /** The stored one's name; null without one. */
  stored: string | null;
  file: File | null;
  /** The stored one goes. */
  removed: boolean;
}

/** Attaches, replaces or takes away the file of a record; nothing is sent before the form is. */
export function AttachmentField({
  value: { stored, file, removed },
  accept,
  error,
  onChange,
  ...frame
}: FieldProps & {
  value: Attachment;
  /** `.pdf,.xlsx` */
  accept: string;
  onChange: (value: Attachment) => void;
}) {
  const [tooLarge, setTooLarge] = useState(false);
  const kept = stored !== null && !removed && file === null;
  const shown = file?.name ?? (kept ? stored : null);

  function choose(chosen: File | undefined): void {
    if (!chosen) return;
    setTooLarge(chosen.size > MAX_ATTACHMENT);
    if (chosen.size <= MAX_ATTACHMENT) onChange({ stored, file: chosen, removed: false });
  }

  return (
    <FieldFrame {...frame} error={tooLarge ? ATTACHMENT_TOO_LARGE : error}>
      {(control) => (
        <div className="one-file">
          <input
            {...control}
            // The same file may be chosen again after it was changed on the disk.
            key={file ? 'chosen' : 'none'}
            className="sr"
            type="file"
            accept={accept}
            onChange={(event) => choose(event.target.files?.[0])}
          />
          <Name icon={shown === null ? 'upload' : 'file-text'} mute={shown === null}>
            {shown ?? 'No file chosen'}
          </Name>
          <label className="btn sm" htmlFor={control.id}>
            {shown === null ? 'Choose file' : 'Replace'}
          </label>
          {shown !== null && (
            <button
              type="button"
              className="btn sm ghost"
              onClick={() => onChange({ stored, file: null, removed: stored !== null && file === null })}
            >
              Remove<span className="sr"> {shown}</span>
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

function Name({
  icon,
  mute,
  children,
}: {
  icon: 'upload' | 'file-text';
  mute: boolean;
  children: ReactNode;
}) {
  return (
    <span className={mute ? 'grow mute' : 'grow'}>
      <Icon name={icon} />
      <span className="trunc">{children}</span>
    </span>
  );
}
