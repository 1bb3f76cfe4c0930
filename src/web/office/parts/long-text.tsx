import { useState } from 'react';

/** Longer than what four lines of a card hold. */
const LONG = 240;

/** What somebody wrote, with its lines; a long one opens on demand. */
export function LongText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const long = text.length > LONG || text.split('\n').length > 4;
  return (
    <div>
      <p className={long && !open ? 'said clip' : 'said'}>{text}</p>
      {long && (
        <button type="button" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}
