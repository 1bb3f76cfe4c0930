import { gzipSync } from 'node:zlib';
import { isBlank } from '#app/domain/import/clean-text.ts';
import { countFields } from '#app/domain/import/match-columns.ts';
import { readEmailCell } from '#app/domain/import/read-email-cell.ts';
import { readPhoneCell } from '#app/domain/import/read-phone-cell.ts';
import { LONGEST_CELL, MOST_CHARACTERS, MOST_COLUMNS, MOST_ROWS } from './limits.ts';
import { SheetError, type SheetTable } from './port.ts';

/** So many rows may stand over the header: a title, a date, an empty line. */
const HEADER_WITHIN = 10;
const MOST_SAMPLES = 20;
const SAMPLE_LENGTH = 60;
const PACK_AT = 262_144;

type Row = { number: number; cells: string[] };
export type BuiltTable = Pick<SheetTable, 'headerRow' | 'columns' | 'rowCount' | 'rows'>;

/** Takes a sheet's rows as they are read, finds the header among the first and packs the rest. */
export function createTableBuilder() {
  const first: Row[] = [];
  const packed: Uint8Array[] = [];
  let lines: string[] = [];
  let waiting = 0;
  let characters = 0;
  let rowCount = 0;
  let head: { row: number; names: string[]; samples: Set<string>[] } | null = null;

  function begin(): void {
    const at = headerAt(first);
    const header = first[at];
    const width = header
      ? lastFilled(header.cells)
      : Math.max(0, ...first.map(({ cells }) => lastFilled(cells)));
    const names = Array.from({ length: width }, (_, column) => nameOf(header?.cells[column] ?? '', column));
    head = { row: header?.number ?? 0, names, samples: names.map(() => new Set()) };
    for (const row of first.slice(at + 1)) pack(row);
    first.length = 0;
  }

  function pack({ number, cells }: Row): void {
    rowCount += 1;
    if (rowCount > MOST_ROWS) {
      const most = MOST_ROWS.toLocaleString('en-IN');
      throw new SheetError('too_large', `The file has more than ${most} rows: split it into several files.`);
    }
    head?.samples.forEach((samples, column) => {
      const cell = cells[column]?.trim() ?? '';
      if (cell !== '' && samples.size < MOST_SAMPLES) samples.add(cell.slice(0, SAMPLE_LENGTH));
    });
    const line = JSON.stringify([number, cells]);
    lines.push(line);
    waiting += line.length;
    if (waiting > PACK_AT) flush();
  }

  function flush(): void {
    if (lines.length > 0) packed.push(gzipSync(`${lines.join('\n')}\n`, { level: 1 }));
    lines = [];
    waiting = 0;
  }

  return {
    add(number: number, all: string[]): void {
      if (isBlank(all)) return;
      const length = lastFilled(all);
      if (length > MOST_COLUMNS)
        throw new SheetError('too_large', `Row ${number} has more than ${MOST_COLUMNS} columns.`);
      const cells = all.slice(0, length).map((cell) => cell.slice(0, LONGEST_CELL));
      characters += cells.reduce((sum, cell) => sum + cell.length, 0);
      if (characters > MOST_CHARACTERS)
        throw new SheetError('too_large', 'The file has too much text: split it into several files.');
      if (head) pack({ number, cells });
      else if (first.push({ number, cells }) === HEADER_WITHIN) begin();
    },
    /** Null when not one row came. */
    finish(): BuiltTable | null {
      if (!head && first.length > 0) begin();
      if (!head) return null;
      flush();
      const { names, samples, row } = head;
      const columns = names.map((name, column) => ({ name, samples: [...(samples[column] ?? [])] }));
      return { headerRow: row, columns, rowCount, rows: new Uint8Array(Buffer.concat(packed)) };
    },
  };
}

/** Where the header is: the first row that names the most fields, or −1 when the first row is a person already. */
function headerAt(rows: readonly Row[]): number {
  const counts = rows.map(({ cells }) => countFields(cells));
  const most = Math.max(...counts);
  if (most >= 2) return counts.indexOf(most);
  const isPerson = rows[0]?.cells.some(
    (cell) => 'email' in readEmailCell(cell) || (/\d{7}/.test(cell) && 'phone' in readPhoneCell(cell)),
  );
  return most === 0 && isPerson ? -1 : 0;
}

function lastFilled(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

function nameOf(header: string, column: number): string {
  const name = header.replace(/\s+/g, ' ').trim().slice(0, 120);
  return name === '' ? `Column ${letters(column)}` : name;
}

/** 0 → A, 26 → AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}
