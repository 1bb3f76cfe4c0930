import '#app/web/office/styles/packages.css';
import { useState } from 'react';
import { Icon } from '#app/web/ui/parts/icon.tsx';

const ADDRESS = /^(?:https?:\/\/\S+|\/(?![/\\])[^\s\\]*)$/i;

/** A picture that is on the web already: its address is kept, the file is not copied. */
export function AddByAddress({ disabled, onAdd }: { disabled: boolean; onAdd: (address: string) => void }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  function add(): void {
    const address = text.trim();
    if (!ADDRESS.test(address) || address.length > 1800) {
      setWrong(true);
      return;
    }
    onAdd(address);
    setText('');
    setOpen(false);
  }
  if (!open) {
    return (
      <button type="button" className="btn sm" disabled={disabled} onClick={() => setOpen(true)}>
        <Icon name="link" />
        Add by URL
      </button>
    );
  }
  return (
    <span className="by-url">
      <span className={wrong ? 'inp bad' : 'inp'}>
        <input
          // biome-ignore lint/a11y/noAutofocus: it was asked for by the press before
          autoFocus
          type="url"
          aria-label="Image URL"
          aria-invalid={wrong || undefined}
          placeholder="https://…"
          value={text}
          maxLength={1800}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
              event.preventDefault();
              add();
            } else if (event.key === 'Escape') {
              event.stopPropagation();
              setOpen(false);
            }
          }}
        />
      </span>
      <button type="button" className="btn sm" onClick={add}>
        Add
      </button>
      {wrong && (
        <span className="e" role="alert">
          Image must be an http(s) address or a path on this site
        </span>
      )}
    </span>
  );
}
