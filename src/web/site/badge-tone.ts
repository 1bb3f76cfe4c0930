const TONES = ['sun', 'clay', 'cedar'] as const;

/** Chosen so that the design's own badges get the colours they have in it. */
const SEED = 24_423;

/** A promotional badge's colour: always the same for the same words. */
export function badgeTone(badge: string): (typeof TONES)[number] {
  let hash = SEED;
  for (const letter of badge.trim().toLowerCase()) {
    hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  }
  return TONES[(hash >>> 8) % TONES.length] ?? 'sun';
}
