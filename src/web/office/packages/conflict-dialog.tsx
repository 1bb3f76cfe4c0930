import { Modal } from '#app/web/ui/overlay/modal.tsx';

export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

/** Somebody saved meanwhile: what differs, and whose version stays. */
export function ConflictDialog({
  what,
  differences,
  busy,
  onTheirs,
  onMine,
  onClose,
}: {
  /** `package`, `itinerary`. */
  what: string;
  differences: readonly Difference[];
  busy: boolean;
  onTheirs: () => void;
  onMine: () => void;
  onClose: () => void;
}) {
  return (
    <Modal
      title="Somebody else changed it"
      hint={`This ${what} was saved by another person while you were editing it.`}
      size={720}
      onClose={onClose}
      footer={
        <span className="push">
          <button type="button" className="btn" onClick={onClose}>
            Keep editing
          </button>
          <button type="button" className="btn" onClick={onTheirs}>
            Take their version
          </button>
          <button type="button" className={`btn pri${busy ? ' busy' : ''}`} disabled={busy} onClick={onMine}>
            {busy ? 'Saving...' : 'Save mine over it'}
          </button>
        </span>
      }
    >
      {differences.length === 0 ? (
        <p>Their version and yours say the same.</p>
      ) : (
        <div className="tbl conflict">
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Theirs</th>
                <th scope="col">Yours</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ label, theirs, mine }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{theirs || <span className="mute">Empty</span>}</td>
                  <td>{mine || <span className="mute">Empty</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  );
}
