/** A text with the words that were searched for marked in it. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = text.split(new RegExp(`(${escaped.join('|')})`, 'gi'));
  return parts.map((part, at) =>
    // Every second part is what the pattern caught.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
    at % 2 === 1 ? <mark key={at}>{part}</mark> : part,
  );
}
