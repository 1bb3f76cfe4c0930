import { formatDate, isPlainDate } from '#app/domain/plain-date.ts';
import { numberText } from './cell-text.ts';
import { MOST_COLUMNS } from './limits.ts';
import { readXml } from './read-xml.ts';
import type { RowSink } from './row-sink.ts';
import { unescapeText, type Workbook } from './workbook-parts.ts';
import type { ZipParts } from './zip-parts.ts';

/** Cells and rows that hold a format and nothing else: a sheet formatted to its last row has a million. */
const EMPTY_CELL = /<(?:\w+:)?c r="[A-Z]+\d+"[^<>]*\/>/g;
const EMPTY_ROW = /<(?:\w+:)?row r="\d+"[^<>]*(?:\/>|>\s*<\/(?:\w+:)?row>)/g;

/** The rows of one sheet, read in a stream: what is not a cell (rules, widths, pictures) is passed over. */
export async function readXlsxRows(
  zip: ZipParts,
  path: string,
  book: Workbook,
  sink: RowSink,
): Promise<void> {
  let number = 0;
  let cells: string[] = [];
  let column = -1;
  let type = '';
  let style = 0;
  let value = '';
  let takesText = false;
  let aside = 0;

  await readXml(withoutEmpty(zip.text(path)), {
    open(name, attributes) {
      if (name === 'row') {
        number = Number(attributes.r ?? number + 1);
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r);
        type = attributes.t ?? 'n';
        style = Number(attributes.s ?? 0);
        value = '';
      } else if (name === 'rPh') aside += 1;
      else if (name === 'v' || name === 't') takesText = aside === 0;
    },
    text(text) {
      if (takesText) value += text;
    },
    close(name) {
      if (name === 'v' || name === 't') takesText = false;
      else if (name === 'rPh') aside -= 1;
      else if (name === 'c' && column <= MOST_COLUMNS) put(cells, column, textOf(value, type, style, book));
      else if (name === 'row') sink(number, cells);
    },
  });
}

/** A cut may fall anywhere: what stands across it is not found, and only costs time. */
async function* withoutEmpty(chunks: AsyncIterable<string>): AsyncGenerator<string, void> {
  for await (const chunk of chunks) yield chunk.replace(EMPTY_CELL, '').replace(EMPTY_ROW, '');
}

function textOf(value: string, type: string, style: number, book: Workbook): string {
  switch (type) {
    case 's':
      return book.shared[Number(value)] ?? '';
    case 'str':
    case 'inlineStr':
      return unescapeText(value);
    case 'b':
      return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
    case 'e':
      return '';
    case 'd':
      return isPlainDate(value.slice(0, 10)) ? formatDate(value.slice(0, 10)) : value;
    default:
      return value === '' ? '' : numberText(Number(value), book.styles[style] ?? 'number', book.is1904);
  }
}

/** `C7` → 2; beyond the last column a sheet can have, it is no place. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(place)?.[0] ?? 'ZZZ')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function put(cells: string[], column: number, text: string): void {
  if (text === '') return;
  while (cells.length < column) cells.push('');
  cells[column] = text;
}
