import { withoutInvisible } from '#app/domain/invisible-signs.ts';

const CONTROL = /[^\P{Cc}\n\t]/gu;
/** What people and programs write for nothing. */
const NOTHING = /^(?:-+|–|—|\.|n\/?a|nil|none|null|undefined|nan|#n\/a|#ref!|#value!|#name\?|#div\/0!)$/i;
/** Our own files put an apostrophe before what a spreadsheet would run; reading one takes it off again. */
const GUARD = /^'(?=[=+\-@\t\r])/;

/** Text of several lines as it is kept: without invisible signs, spaces at the ends and at the ends of lines. */
export function cleanText(cell: string): string {
  const lines = cell
    .replace(GUARD, '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n');
  const text = withoutInvisible(lines)
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .replace(CONTROL, '')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return NOTHING.test(text) ? '' : text;
}

/** Text of one line. */
export function cleanLine(cell: string): string {
  return cleanText(cell).replace(/\s*\n\s*/g, ' ');
}

/** True for a row that has nothing to say: empty cells, spaces, signs without width. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '' || withoutInvisible(cell).trim() === '');
}
