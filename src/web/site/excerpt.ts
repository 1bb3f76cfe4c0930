/** The beginning of a text, cut between words, with an ellipsis when something is left out. */
export function excerpt(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length + 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut.slice(0, length)).replace(/[\s,;:.–-]+$/, '')}…`;
}
