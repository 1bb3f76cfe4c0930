/**
 * One range of bytes that a request names, both ends in it; null for the whole file, which also answers what cannot be
 * read or names several. `outside`: it begins behind the file's end. Source: RFC 9110, section 14.
 */
export function readRange(
  header: string | null,
  size: number,
): { from: number; to: number } | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  if (from >= size) return 'outside';
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return to < from ? null : { from, to };
}
