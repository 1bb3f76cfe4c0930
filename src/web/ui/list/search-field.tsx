import { useEffect, useRef, useState } from 'react';
import { Icon } from '#app/web/ui/parts/icon.tsx';

const TYPING_MS = 300;

/** A list's search: what was typed is looked for a moment later. */
export function SearchField({
  label,
  q,
  onSearch,
}: {
  label: string;
  q: string;
  onSearch: (q: string) => void;
}) {
  const [text, setText] = useState(q);
  const [typing, setTyping] = useState(false);
  const sent = useRef(q);
  // The address changed by other means (Back, a link, Clear filters): the field follows, whatever was being typed.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setText(q);
    setTyping(false);
  }, [q]);
  function send(): void {
    if (!typing) return;
    setTyping(false);
    sent.current = text.trim();
    onSearch(sent.current);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the wait anew
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(send, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typing, text]);
  return (
    <span className="fld search">
      <Icon name="search" />
      <input
        type="search"
        placeholder={label}
        aria-label={label}
        maxLength={200}
        value={text}
        // At once when the field is left: a press on Clear comes after it, and wins.
        onBlur={send}
        onChange={(event) => {
          setText(event.target.value);
          setTyping(true);
        }}
      />
    </span>
  );
}
