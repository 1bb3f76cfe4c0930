import { useState } from 'react';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { type DraftSection, firstChoice } from './draft-section.ts';
import type { Choice } from './merge.ts';
import { SectionChoice } from './section-choice.tsx';

/** A draft to be looked over: each part is taken or left by itself, and nothing happens before "Use draft". */
export function DraftBox<Values extends object>({
  sections,
  note,
  onUse,
  onAgain,
  onDiscard,
}: {
  sections: Array<DraftSection<Values>>;
  /** Who wrote it. */
  note: string;
  onUse(change: Partial<Values>, labels: string[]): void;
  onAgain(): void;
  onDiscard(): void;
}) {
  const [chosen, setChosen] = useState<Record<string, Choice>>({});
  const choiceOf = (section: DraftSection<Values>) => chosen[section.key] ?? firstChoice(section);
  const taken = sections.filter((section) => choiceOf(section) !== 'keep');

  function use(): void {
    const change: Partial<Values> = {};
    for (const section of taken) {
      const choice = choiceOf(section);
      if (choice !== 'keep') Object.assign(change, section.apply(choice));
    }
    onUse(
      change,
      taken.map((section) => section.label),
    );
  }

  return (
    <section className="box ai-draft" aria-label="Draft">
      <header>
        <h4>Draft</h4>
        <span className="mute push">{sayEffect(sections, choiceOf)}</span>
      </header>
      <div className="pad">
        <p className="ai-who">
          <Icon name="info" small />
          {note}
        </p>
        {sections.map((section) => (
          <SectionChoice
            key={section.key}
            section={section}
            choice={choiceOf(section)}
            onChoose={(choice) => setChosen((all) => ({ ...all, [section.key]: choice }))}
          />
        ))}
        <div className="row wrap">
          <button type="button" className="btn sm pri" disabled={taken.length === 0} onClick={use}>
            Use draft
          </button>
          <button type="button" className="btn sm ghost" onClick={onAgain}>
            Try again
          </button>
          <button type="button" className="btn sm ghost" onClick={onDiscard}>
            Discard
          </button>
        </div>
        {taken.length === 0 && (
          <p className="h">Everything of yours is kept. Choose what the draft may change.</p>
        )}
      </div>
    </section>
  );
}

/** `Fills 1, replaces 2`. */
function sayEffect<Values>(
  sections: Array<DraftSection<Values>>,
  choiceOf: (section: DraftSection<Values>) => Choice,
): string {
  const count = (test: (section: DraftSection<Values>) => boolean) => sections.filter(test).length;
  const fills = count((one) => !one.filled && choiceOf(one) === 'replace');
  const adds = count((one) => one.filled && choiceOf(one) === 'add');
  const replaces = count((one) => one.filled && choiceOf(one) === 'replace');
  const parts = [
    fills > 0 && `fills ${fills}`,
    adds > 0 && `adds to ${adds}`,
    replaces > 0 && `replaces ${replaces}`,
  ].filter((part) => part !== false);
  const text = parts.length === 0 ? 'changes nothing' : parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
