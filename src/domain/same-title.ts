/** A title in the form in which two ways to type it are equal: letters' case and spaces make no difference. */
function foldedTitle(title: string): string {
  return title.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The one record that is called so; null when there is none, or several, or no words. */
export function onlyTitled<Item extends { title: string }>(
  words: string,
  items: readonly Item[],
): Item | null {
  const wanted = foldedTitle(words);
  if (wanted === '') return null;
  const found = items.filter(({ title }) => foldedTitle(title) === wanted);
  return found.length === 1 ? (found[0] ?? null) : null;
}
