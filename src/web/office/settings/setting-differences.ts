import type { AllSettings, AnySection } from '#app/domain/all-settings.ts';
import type { Difference } from '#app/web/office/packages/conflict-dialog.tsx';
import { fieldWords } from '#app/web/ui/form/field-words.ts';

/** The fields of these sections that two versions have differently, named by what they hold: `Phone link`. */
export function settingDifferences(
  sections: readonly AnySection[],
  theirs: AllSettings,
  mine: AllSettings,
): Difference[] {
  return sections.flatMap((section) => differences([section], theirs[section], mine[section]));
}

function differences(path: string[], theirs: unknown, mine: unknown): Difference[] {
  if (isObject(theirs) && isObject(mine)) {
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    return [...names].flatMap((name) => differences([...path, name], theirs[name], mine[name]));
  }
  if (JSON.stringify(theirs) === JSON.stringify(mine)) return [];
  return [{ label: fieldWords(path), theirs: shown(theirs), mine: shown(mine) }];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = isObject(value)
    ? Object.values(value)
        .filter((part) => part !== '')
        .join(', ')
    : String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
