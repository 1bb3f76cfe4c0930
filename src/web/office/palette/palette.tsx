import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '#app/web/office/data/use-may.ts';
import { Overlay } from '#app/web/ui/overlay/overlay.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { type Option, wordsOf } from './option.ts';
import { PaletteList } from './palette-list.tsx';
import { keepRecent, readRecent } from './recent.ts';
import { firstSections, foundSections } from './sections.ts';
import { useSearch } from './use-search.ts';

/** Search and commands over the page: a combobox whose list has the records found and everything that can be done. */
export function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const user = useUser();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [current, setCurrent] = useState<string | null>(null);
  const { groups, failed, old, again } = useSearch(text);
  const sections = useMemo(
    () =>
      text.trim() === ''
        ? firstSections(user.role, readRecent(user.id))
        : foundSections(user.role, text.trim(), groups),
    [text, groups, user],
  );
  const options = sections.flatMap((section) => section.options);
  const at = Math.max(
    0,
    options.findIndex((option) => option.id === current),
  );
  const chosen = options[at];

  function open(option: Option, newTab: boolean): void {
    if (option.record) keepRecent(user.id, option.record);
    if (newTab) {
      window.open(option.to, '_blank');
      return;
    }
    onClose();
    void navigate(option.to);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setCurrent(options[(at + step + options.length) % options.length]?.id ?? null);
    } else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(chosen, event.ctrlKey || event.metaKey);
    }
  }

  return (
    <Overlay className="pal" label="Search and commands" onClose={onClose}>
      <div className="q">
        <Icon name="search" />
        <input
          data-first
          role="combobox"
          type="text"
          aria-label="Search or run a command"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen ? `${listId}-${at}` : undefined}
          aria-autocomplete="list"
          placeholder="Name, phone, e-mail, reference, or where to go"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setCurrent(null);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className="hide-m">Esc</kbd>
        <button type="button" className="btn ghost ico only-m" aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <PaletteList
        id={listId}
        sections={sections}
        at={at}
        words={wordsOf(text)}
        old={old}
        failed={failed}
        onAgain={again}
        onPoint={(option) => setCurrent(option.id)}
        onOpen={open}
      />
      <footer>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> move
        </span>
        <span>
          <kbd>↵</kbd> open
        </span>
        <span>
          <kbd>Ctrl ↵</kbd> new tab
        </span>
        <button type="button" className="push" onClick={onKeys}>
          <kbd>?</kbd> all shortcuts
        </button>
      </footer>
    </Overlay>
  );
}
