const TONES = ['sun', 'clay', 'cedar'] as const;

/** A promotional badge's colour: always the same for the same words. */
export function badgeTone(badge: string): (typeof TONES)[number] {
  let sum = 0;
  for (const letter of badge.trim().toLowerCase()) sum += letter.charCodeAt(0);
  return TONES[sum % TONES.length] ?? 'sun';
}
