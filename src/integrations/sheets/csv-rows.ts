import { CsvError, type Options, parse } from 'csv-parse/sync';
import { countFields } from '#app/domain/import/match-columns.ts';
import { LONGEST_CELL, MOST_COLUMNS } from './limits.ts';
import { SheetError } from './port.ts';
import type { RowSink } from './row-sink.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const LOOKED_AT = 32_768;
const SEP_LINE = /^sep=(.)\r?\n/i;

/** Reads a text file's rows into `sink`; answers the sign between its cells. */
export function readCsvRows(text: string, sink: RowSink): string {
  const said = SEP_LINE.exec(text)?.[1];
  const body = said === undefined ? text : text.slice(text.indexOf('\n') + 1);
  const delimiter = said ?? findDelimiter(body);
  // The line that names the sign is a row too, where rows are counted.
  let number = said === undefined ? 0 : 1;
  run(body, {
    delimiter,
    max_record_size: MOST_COLUMNS * LONGEST_CELL,
    on_record: (cells: string[]) => {
      number += 1;
      sink(number, cells);
      return null;
    },
  });
  return delimiter;
}

/** The sign with which the first rows name the most fields, else fall into the most columns. */
function findDelimiter(text: string): string {
  const head = text.slice(0, LOOKED_AT);
  let best: { delimiter: string; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const score = scoreOf(head, delimiter);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function scoreOf(head: string, delimiter: string): number {
  let fields = 0;
  const widths: number[] = [];
  try {
    run(head, {
      delimiter,
      to: 20,
      on_record: (cells: string[]) => {
        fields = Math.max(fields, countFields(cells));
        if (cells.length > 1) widths.push(cells.length);
        return null;
      },
    });
  } catch {
    // Cut in the middle of a quoted cell, or no file of this sign: what was read until there counts.
  }
  const width = widths.sort((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
  return fields * 1000 + Math.min(width, 99) * 2 + (widths[0] === widths.at(-1) ? 1 : 0);
}

function run(text: string, options: Options): void {
  try {
    parse(text, { bom: true, relax_quotes: true, relax_column_count: true, ...options });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SheetError('damaged', damageOf(error), { cause: error });
  }
}

function damageOf(error: CsvError): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return 'The file is damaged: a cell begins with a quotation mark and never ends.';
  if (error.code === 'CSV_MAX_RECORD_SIZE') return 'The file has a row that is far too long.';
  return 'The file is damaged: its rows cannot be told apart.';
}
