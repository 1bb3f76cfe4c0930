import { BusyButton } from '#app/web/ui/busy-button.tsx';
import { saveRejects } from './import-calls.ts';
import { useUndoUpload } from './use-undo-upload.ts';
import type { Upload } from './use-upload.ts';

/** The buttons under each step; its main one sends the form. */
export function UploadFooter({
  upload: { step, busy, upload, goTo },
  isClosing,
  onClose,
  onUndone,
}: {
  upload: Upload;
  /** It closes by itself in a moment. */
  isClosing: boolean;
  onClose: () => void;
  onUndone: () => void;
}) {
  const undoing = useUndoUpload(() => {
    onUndone();
    onClose();
  });
  const count = (number = 0, noun = 'row') =>
    `${number.toLocaleString('en-IN')} ${noun}${number === 1 ? '' : 's'}`;
  switch (step) {
    case 'file':
      return (
        <span className="push">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <BusyButton
            className="btn pri"
            label="Upload"
            busyLabel="Uploading file..."
            busy={busy === 'sending'}
          />
        </span>
      );
    case 'columns':
      return (
        <>
          <span className="mute">Name, Email and WhatsApp are required</span>
          <span className="push">
            <button type="button" className="btn" onClick={() => goTo('file')}>
              Back
            </button>
            <BusyButton
              className="btn pri"
              label={`Review ${count(upload?.row_count)}`}
              busyLabel="Checking rows..."
              busy={busy === 'checking'}
            />
          </span>
        </>
      );
    case 'review':
      return (
        <>
          <span className="mute">Rows with problems are left out</span>
          <span className="push">
            <button type="button" className="btn" disabled={busy !== null} onClick={() => goTo('columns')}>
              Back
            </button>
            {upload && upload.created === 0 ? (
              <button type="button" className="btn pri" onClick={onClose}>
                Close
              </button>
            ) : (
              <BusyButton
                className="btn pri"
                label={`Create ${count(upload?.created, 'customer')}`}
                busyLabel="Creating customers..."
                busy={busy === 'creating'}
              />
            )}
          </span>
        </>
      );
    case 'result':
      return (
        <>
          <span className="mute">{isClosing ? 'Closes in 3 seconds' : ''}</span>
          <span className="push many">
            {upload && upload.created > 0 && (
              <button
                type="button"
                className="btn"
                aria-disabled={undoing.busy || undefined}
                onClick={() => void undoing.undo(upload)}
              >
                Undo upload
              </button>
            )}
            {upload && upload.skipped + upload.refused > 0 && (
              <button type="button" className="btn" onClick={() => void saveRejects(upload.id)}>
                Download rejected rows
              </button>
            )}
            <button type="submit" className="btn pri">
              Close
            </button>
          </span>
        </>
      );
    default:
      return step satisfies never;
  }
}
