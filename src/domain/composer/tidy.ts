import { lineWithoutAmounts, withoutAmounts } from './without-amounts.ts';

/** Running text as it may stand in a draft: no control characters, no amounts of money, at most `longest` characters. */
export function tidyText(text: string, longest: number): string {
  const spaced = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, ' ')
    .split('\n')
    .map(oneSpaced)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return clip(withoutAmounts(spaced), longest);
}

/** One line of a draft, without the bullet or number that models put before it. */
export function tidyLine(line: string, longest: number): string {
  const bare = oneSpaced(line.replace(/\p{C}/gu, ' ')).replace(/^(?:[-–—*•✓✗+]|\d{1,2}[.)])\s+/u, '');
  return clip(lineWithoutAmounts(bare), longest);
}

/** The lines that are left of a list: none empty, none twice, at most `most`. */
export function tidyLines(lines: readonly string[], most: number, longest = 160): string[] {
  const kept = new Map<string, string>();
  for (const line of lines) {
    const tidy = tidyLine(line, longest);
    const key = tidy.toLowerCase();
    if (tidy !== '' && !kept.has(key)) kept.set(key, tidy);
  }
  return [...kept.values()].slice(0, most);
}

/** `A, B and C`. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** The first `count` sentences. */
export function firstSentences(text: string, count: number): string {
  return (text.match(/[^.!?…]+[.!?…]+(?=\s|$)|[^.!?…]+$/gu) ?? []).slice(0, count).join('').trim();
}

function oneSpaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** Cut at a word, with a mark that something is missing. */
function clip(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const word = cut.lastIndexOf(' ');
  return `${(word > longest / 2 ? cut.slice(0, word) : cut).replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}
