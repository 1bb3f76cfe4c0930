/** The three-letter pieces of a text's words; accents, case and signs make no difference. */
export function trigramsOf(text: string): Set<string> {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  const pieces = new Set<string>();
  for (const word of words) {
    if (word === '') continue;
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) pieces.add(padded.slice(at, at + 3));
  }
  return pieces;
}

/** How much two texts have in common, 0 (nothing) to 1 (the same pieces). */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const piece of a) if (b.has(piece)) common += 1;
  return (2 * common) / (a.size + b.size);
}
