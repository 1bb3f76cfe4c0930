import type { IconName } from '#app/web/ui/parts/icon.tsx';
import type { RecentRecord } from './recent.ts';

/** One line of the palette: it leads to `to`. */
export interface Option {
  id: string;
  title: string;
  detail?: string;
  /** Without one, the initials of the title. */
  icon?: IconName;
  /** The keys that do the same, as `useKeys` names them. */
  keys?: string;
  to: string;
  /** A record is remembered when it is opened. */
  record?: RecentRecord;
}

export interface Section {
  title: string;
  options: Option[];
}

/** The words of a search, for finding commands and for marking what matched. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** True of a line that has every word at the start of one of its own. */
export function answers(title: string, words: readonly string[]): boolean {
  const own = wordsOf(title);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}
