import type { ReactNode } from 'react';
import type { Choice } from './merge.ts';

/** One part of a draft, which staff take or leave by itself. */
export interface DraftSection<Values> {
  key: string;
  label: string;
  /** Somebody has written there: it is kept unless staff say otherwise. */
  filled: boolean;
  /** How the middle way is called: below what is there, or only where nothing is. Null when there is none. */
  addLabel: string | null;
  preview(choice: Choice): ReactNode;
  /** The fields to set, whole. */
  apply(choice: 'add' | 'replace'): Partial<Values>;
}

/** Before staff chose: an empty field is filled, a written one kept. */
export function firstChoice(section: Pick<DraftSection<never>, 'filled'>): Choice {
  return section.filled ? 'keep' : 'replace';
}
