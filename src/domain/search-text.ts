const NUL = '\u0000';

/** False for a text that PostgreSQL cannot hold, so that nothing can be stored under it. */
export function isStorable(text: string): boolean {
  return !text.includes(NUL);
}

/**
 * A pattern for `ilike` that finds the text itself anywhere: `%` and `_` stand for themselves. What cannot be stored
 * becomes a character that no stored text has either. Source: case SEC-12.
 */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(NUL, '\uffff').replace(/[\\%_]/g, '\\$&')}%`;
}

/** A search for the text as it is written, its spaces included; none for an empty one. */
export function textPatterns(text = ''): string[] {
  return text === '' ? [] : [containsPattern(text)];
}

const MOST_WORDS = 6;

/**
 * Patterns for `ilike`, one for each word of what somebody typed, all of which a record must hold. A word that is a
 * phone number is looked for by its digits alone, so that "+91-98450 11762" finds however it was stored.
 */
export function wordPatterns(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return [...new Set(words)].slice(0, MOST_WORDS).map((word) => containsPattern(phoneDigits(word) ?? word));
}

/** The digits of a word that can only be (part of) a phone number; null for any other. */
function phoneDigits(word: string): string | null {
  if (!/^[+(]?\d[\d().-]*$/.test(word)) return null;
  const digits = word.replace(/\D/g, '');
  return digits.length >= 5 ? digits : null;
}

/** True of a pattern with three letters or digits on end: only such parts of a text are in the index (pg_trgm). */
export function isIndexed(pattern: string): boolean {
  return /[\p{L}\p{M}\p{N}]{3}/u.test(pattern);
}
