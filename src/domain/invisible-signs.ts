/** Signs without width that come along with copied text: marks of direction, breaks of words, soft hyphens. Joiners stay: scripts need them. */
const INVISIBLE = /[\u00AD\u200B\u2060\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** The text without signs that nobody sees, so that a name is not empty to the eye nor reads backwards in a mail. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
