import type { ParsedSections } from '#app/contract/ai.ts';
import type { DraftSection } from './draft-section.ts';
import type { PackageDraft } from './draft-types.ts';
import { LineChanges } from './line-changes.tsx';
import { addLines, addText, isBlank } from './merge.ts';

/** The parts of a package's draft beside what the form holds. */
export function packageSections(
  own: PackageDraft,
  drafted: ParsedSections,
): Array<DraftSection<PackageDraft>> {
  const list = (key: 'inclusions' | 'exclusions', label: string): DraftSection<PackageDraft> => ({
    key,
    label,
    filled: !isBlank(own[key]),
    addLabel: 'Add below',
    preview: (choice) => <LineChanges own={own[key]} drafted={drafted[key]} choice={choice} />,
    apply: (choice) => ({ [key]: choice === 'add' ? addLines(own[key], drafted[key]) : drafted[key] }),
  });
  return [
    {
      key: 'description',
      label: 'Description',
      filled: !isBlank(own.description),
      addLabel: 'Add below',
      preview: () => <p className="ink2 ai-text">{drafted.description}</p>,
      apply: (choice) => ({
        description: choice === 'add' ? addText(own.description, drafted.description) : drafted.description,
      }),
    },
    list('inclusions', 'Inclusions'),
    list('exclusions', 'Exclusions'),
  ];
}
