import type { ColumnMatch } from '#app/domain/import/import-fields.ts';
import type { JudgedRow } from '#app/domain/import/judge-rows.ts';

/** A file's first sheet with rows, read once: whatever it was, its cells are text now. */
export interface SheetTable {
  format: 'csv' | 'xlsx' | 'xls' | 'html';
  /** Of a text file, as people call it: `UTF-8`, `Windows-1252`. Empty for workbooks. */
  encoding: string;
  /** Of a text file. */
  delimiter: string;
  /** Of a workbook: the sheet that was read. */
  sheet: string;
  /** Counted as spreadsheets do; 0 when the rows begin without a header. */
  headerRow: number;
  columns: SheetColumn[];
  /** Rows with data, without the header and blank ones. */
  rowCount: number;
  /** All of them, packed, for `judge`. */
  rows: Uint8Array;
}

export interface SheetColumn {
  /** Its header, or `Column C` where it has none. */
  name: string;
  /** Its first different values. */
  samples: string[];
}

export interface JudgePlan {
  match: ColumnMatch;
  /** Rows handed over at a time. */
  batch: number;
  /** So many rows at the beginning are passed over: an earlier run was done with them. */
  from: number;
}

/** Reads uploaded sheets and judges their rows, off the event loop, within limits of time and memory. */
export interface SheetReader {
  /** Throws SheetError for everything that is no sheet with rows. */
  read(bytes: Uint8Array): Promise<SheetTable>;
  /** The rows of a table in order, a batch at a time; the next is worked on when it is asked for. */
  judge(rows: Uint8Array, plan: JudgePlan): AsyncGenerator<JudgedRow[], void>;
}

export type SheetFault = 'unsupported' | 'damaged' | 'protected' | 'empty' | 'too_large' | 'too_slow';

/** Why a file cannot be read, with a sentence for the person who sent it. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
  readonly fault: SheetFault;

  constructor(fault: SheetFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
