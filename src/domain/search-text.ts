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
