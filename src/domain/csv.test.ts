import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvCell, csvCell, csvLine } from './csv.ts';

/** A reader of RFC 4180, written for this test only: cells by commas, lines by CRLF, quotes doubled. */
function readLine(text: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at <= text.length - 2) {
    if (text[at] === '"') {
      let cell = '';
      for (at += 1; ; at += 1) {
        if (text[at] === '"' && text[at + 1] === '"') {
          cell += '"';
          at += 1;
        } else if (text[at] === '"') break;
        else cell += text[at];
      }
      cells.push(cell);
      at += 1;
    } else {
      const end = text.slice(at).search(/,|\r\n/) + at;
      cells.push(text.slice(at, end));
      at = end;
    }
    if (text.startsWith('\r\n', at)) break;
    at += 1;
  }
  return cells;
}

describe('csv', () => {
  it('B29 what was written is read back, whatever was in it', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('"', ',', '\r\n', '\n', ' x ', 'a"b,c'),
    );
    fc.assert(
      fc.property(fc.array(anything, { minLength: 1, maxLength: 6 }), (cells) => {
        const back = readLine(csvLine(cells));
        expect(back.map((cell, at) => (cell === `'${cells[at]}` ? cells[at] : cell))).toEqual(cells);
      }),
    );
  });

  it('B29 no text begins with what a spreadsheet runs', () => {
    const sign = fc.constantFrom('=', '+', '-', '@', '\t', '\r');
    fc.assert(
      fc.property(sign, fc.string(), (first, rest) => {
        const [cell = ''] = readLine(csvLine([first + rest]));
        expect(/^[=+@\t\r]/.test(cell)).toBe(false);
        if (cell.startsWith('-')) expect(Number.isNaN(Number(cell))).toBe(false);
        expect(cell.replace(/^'/, '')).toBe(first + rest);
      }),
    );
  });

  it('B29 numbers stay numbers, negative ones too', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (paise) => {
        expect(Number(csvCell(paise / 100))).toBe(paise / 100);
      }),
    );
    expect(csvCell('-1250.50')).toBe('-1250.50');
  });

  it.each<[CsvCell, string]>([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+91 98765 43210', "'+91 98765 43210"],
    ['-1+1', "'-1+1"],
    ['-', "'-"],
    ['--1', "'--1"],
    [' padded ', '" padded "'],
    [null, ''],
    [undefined, ''],
    [true, 'Yes'],
    [0, '0'],
    ['कश्मीर', 'कश्मीर'],
  ])('B29 %j is written %j', (value, text) => {
    expect(csvCell(value)).toBe(text);
  });
});
