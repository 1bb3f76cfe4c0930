import { type MouseEvent, useEffect, useRef } from 'react';
import { KeyCaps } from '#app/web/office/keyboard/key-caps.tsx';
import { Avatar } from '#app/web/office/parts/avatar.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Marked } from './marked.tsx';
import type { Option, Section } from './option.ts';

/** The lines of the palette in their sections; the pointer and the arrows choose the same one. */
export function PaletteList({
  id,
  sections,
  at,
  words,
  old,
  failed,
  onAgain,
  onPoint,
  onOpen,
}: {
  id: string;
  sections: readonly Section[];
  /** Which of all lines is chosen. */
  at: number;
  words: readonly string[];
  old: boolean;
  failed: boolean;
  onAgain: () => void;
  onPoint: (option: Option) => void;
  onOpen: (option: Option, newTab: boolean) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is chosen, or the lines are others
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, sections]);
  let index = -1;
  return (
    <div className="res">
      {failed && (
        <p className="say" role="alert">
          Records could not be searched.{' '}
          <button type="button" className="textlink" onClick={onAgain}>
            Try again
          </button>
        </p>
      )}
      <div ref={list} id={id} role="listbox" tabIndex={-1} aria-label="Results" aria-busy={old}>
        {sections.map(({ title, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group inside of a listbox
          <div key={title} role="group" aria-label={title}>
            <div className="h" aria-hidden="true">
              {title}
            </div>
            {options.map((option) => {
              index += 1;
              return (
                <Line
                  key={option.id}
                  id={`${id}-${index}`}
                  option={option}
                  on={index === at}
                  words={words}
                  onPoint={() => onPoint(option)}
                  onOpen={(newTab) => onOpen(option, newTab)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p className="say" role="status">
        {sayOf(sections, words, old, failed)}
      </p>
    </div>
  );
}

function sayOf(
  sections: readonly Section[],
  words: readonly string[],
  old: boolean,
  failed: boolean,
): string {
  if (words.length === 0 || failed) return '';
  if (old) return 'Searching...';
  return sections.length === 0
    ? `Nothing found for “${words.join(' ')}”. Try a part of a name, a phone or a reference.`
    : '';
}

function Line({
  id,
  option,
  on,
  words,
  onPoint,
  onOpen,
}: {
  id: string;
  option: Option;
  on: boolean;
  words: readonly string[];
  onPoint: () => void;
  onOpen: (newTab: boolean) => void;
}) {
  return (
    <a
      id={id}
      className={on ? 'o on' : 'o'}
      role="option"
      tabIndex={-1}
      aria-selected={on}
      href={option.to}
      onPointerMove={on ? undefined : onPoint}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onOpen(event.ctrlKey || event.metaKey);
      }}
    >
      {option.icon ? <Icon name={option.icon} /> : <Avatar name={option.title} />}
      <span className="trunc">
        <Marked text={option.title} words={words} />{' '}
        {option.detail && (
          <small>
            <Marked text={option.detail} words={words} />
          </small>
        )}
      </span>
      {option.keys ? <KeyCaps keys={option.keys} /> : on && <kbd className="push">↵</kbd>}
    </a>
  );
}
