import { useRef, useState } from 'react';
import { fileSize } from '#app/web/ui/parts/file-size.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useFileDrop } from './use-file-drop.ts';

/** What a form does to the file of a record: a new one, none any more, or nothing. */
export interface AttachmentChange {
  file: File | null;
  removed: boolean;
}
export const SAME_ATTACHMENT: AttachmentChange = { file: null, removed: false };

/** What a form sends of it beside its fields. */
export function appendAttachment(form: FormData, { file, removed }: AttachmentChange): void {
  if (file) form.append('file', file);
  else if (removed) form.append('remove_file', 'true');
}

/** One file of a record, chosen or dropped; it can be replaced and removed, and goes with the form. */
export function AttachmentField({
  stored,
  change,
  accept,
  maxSize,
  hint,
  error,
  onChange,
}: {
  /** The file that the record has. */
  stored: { name: string; size: number } | null;
  change: AttachmentChange;
  /** Endings, with commas: `.pdf,.xlsx,.xls`. */
  accept: string;
  /** Bytes; a larger one is refused before it is sent. */
  maxSize: number;
  hint: string;
  error: string | undefined;
  onChange: (change: AttachmentChange) => void;
}) {
  const [refusal, setRefusal] = useState<string>();
  const { isOver, zone } = useFileDrop(choose);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const shown = change.file ?? (change.removed ? null : stored);

  function choose(file: File | undefined): void {
    if (!file) return;
    const problem = problemOf(file, accept.split(','), maxSize);
    setRefusal(problem);
    if (problem === undefined) onChange({ file, removed: false });
  }

  function remove(): void {
    // The button that was pressed goes; the keyboard stays in the form.
    chooser.current?.focus();
    setRefusal(undefined);
    onChange({ file: null, removed: !change.file && stored !== null });
  }

  return (
    <FieldFrame label="Attachment" name="file" hint={hint} error={refusal ?? error} group>
      {() => (
        <div className={isOver ? 'file attach over' : 'file attach'} {...zone}>
          <Icon name={shown ? 'file-text' : 'upload'} />
          <span className="grow trunc">
            {shown ? (
              <>
                {shown.name} <small className="mute">{fileSize(shown.size)}</small>
              </>
            ) : (
              <span className="mute">Drop a file here</span>
            )}
          </span>
          <button ref={chooser} type="button" className="btn sm" onClick={() => input.current?.click()}>
            {shown ? 'Replace' : 'Choose file'}
          </button>
          {shown && (
            <button
              type="button"
              className="btn ico sm ghost"
              aria-label="Remove file"
              title="Remove file"
              onClick={remove}
            >
              <Icon name="x" />
            </button>
          )}
          <input
            ref={input}
            className="sr"
            type="file"
            tabIndex={-1}
            aria-label="File to attach"
            accept={accept}
            onChange={(event) => {
              choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
}

function problemOf(file: File, endings: string[], maxSize: number): string | undefined {
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending)))
    return `Choose a file that ends with ${endings.join(', ')}`;
  return file.size > maxSize
    ? `${fileSize(file.size)} is too large: ${fileSize(maxSize)} at most`
    : undefined;
}
