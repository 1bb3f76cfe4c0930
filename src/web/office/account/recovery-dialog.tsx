import { useState } from 'react';
import { saveBlob } from '#app/web/ui/data/save-blob.ts';
import { CheckField } from '#app/web/ui/form/check-field.tsx';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** The recovery codes, this once: they are kept where nobody can read them again. */
export function RecoveryDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [kept, setKept] = useState(false);
  const text = `${codes.join('\n')}\n`;
  return (
    <Modal
      title="Two-factor sign-in is on"
      hint="Your recovery codes"
      size={440}
      dirty={!kept}
      onClose={onClose}
      footer={
        <span className="push">
          <button type="button" className="btn pri" disabled={!kept} onClick={onClose}>
            Done
          </button>
        </span>
      }
    >
      <p>
        Without your phone, each of these lets you in once. Keep them where your password is not. They are
        shown only now.
      </p>
      <ul className="recovery" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="row">
        <button
          type="button"
          className="btn sm"
          onClick={() => saveBlob('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          <Icon name="download" />
          Download
        </button>
        <button type="button" className="btn sm" onClick={() => void navigator.clipboard.writeText(text)}>
          <Icon name="copy" />
          Copy
        </button>
      </p>
      <CheckField label="I have kept them" value={kept} onChange={setKept} />
    </Modal>
  );
}
