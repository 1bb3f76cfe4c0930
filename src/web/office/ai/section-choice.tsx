import { useId } from 'react';
import type { DraftSection } from './draft-section.ts';
import type { Choice } from './merge.ts';

/** A part of the draft with what may be done with it. */
export function SectionChoice<Values>({
  section,
  choice,
  onChoose,
}: {
  section: DraftSection<Values>;
  choice: Choice;
  onChoose(choice: Choice): void;
}) {
  const group = useId();
  const ways: Array<{ value: Choice; label: string }> = section.filled
    ? [
        { value: 'keep', label: 'Keep mine' },
        ...(section.addLabel ? [{ value: 'add' as const, label: section.addLabel }] : []),
        { value: 'replace', label: 'Replace' },
      ]
    : [
        { value: 'replace', label: 'Use' },
        { value: 'keep', label: 'Skip' },
      ];
  return (
    <fieldset className="ai-sec">
      <legend>{section.label}</legend>
      {section.preview(choice)}
      <div className="seg">
        {ways.map(({ value, label }) => (
          <label key={value}>
            <input
              className="sr"
              type="radio"
              name={group}
              value={value}
              checked={value === choice}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
