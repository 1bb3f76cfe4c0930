import type { AgeGroup } from '#app/domain/age-group.ts';

/** A traveller in a form: the age as it is typed. */
export interface TravelerValues {
  name: string;
  age: string;
  ageGroup: AgeGroup;
}

export const BLANK_TRAVELER: TravelerValues = { name: '', age: '', ageGroup: 'Adult' };

/** So many rows: what was typed stays, new ones are blank. */
export function resized(rows: readonly TravelerValues[], count: number): TravelerValues[] {
  return Array.from({ length: count }, (_, at) => rows[at] ?? BLANK_TRAVELER);
}
