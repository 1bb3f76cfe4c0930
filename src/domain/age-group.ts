/** Age groups of travellers. Source: public-site §5; the group follows from the age and can be changed by the visitor. */
export const AGE_GROUPS = ['Adult', 'Child', 'Infant'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

export const AGE_GROUP_LABELS: Record<AgeGroup, string> = {
  Adult: 'Adult (12+ years)',
  Child: 'Child (2-12 years)',
  Infant: 'Infant (0-2 years)',
};

/** The group of an age in whole years: 0–1 Infant, 2–11 Child, 12 and over Adult. */
export function ageGroupOf(age: number): AgeGroup {
  if (age < 2) return 'Infant';
  return age < 12 ? 'Child' : 'Adult';
}
