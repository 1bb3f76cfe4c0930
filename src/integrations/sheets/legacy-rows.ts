import { read, set_cptable, type WorkBook, type WorkSheet } from '@e965/xlsx';
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { numberStyle, numberText } from './cell-text.ts';
import { MOST_ROWS } from './limits.ts';
import { SheetError } from './port.ts';
import type { RowSink } from './row-sink.ts';
import { UNSUPPORTED } from './sniff-format.ts';

// Texts of workbooks older than Excel 97 are in the code page of their country.
set_cptable(codepages);

/** In an encrypted workbook's container, as its directory names it. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
const PROTECTED = 'The file is password-protected: take the password off in Excel and send it again.';
/** With room for titles, blank rows and one more than may come, so that too many are seen. */
const SHEET_ROWS = MOST_ROWS * 4;

/** A legacy workbook (.xls), or the XML that Excel 2003 saved for one, as text; answers the sheet's name. */
export function readLegacyRows(file: Uint8Array | string, sink: RowSink): string {
  if (
    typeof file !== 'string' &&
    Buffer.from(file.buffer, file.byteOffset, file.byteLength).includes(ENCRYPTED)
  )
    throw new SheetError('protected', PROTECTED);
  const book = open(file);
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const names = book.SheetNames.filter((_, at) => !book.Workbook?.Sheets?.[at]?.Hidden);
  for (const name of names) {
    const rows = rowsOf(book.Sheets[name]);
    if (rows.length === 0) continue;
    rows.forEach((row, at) => {
      sink(
        at + 1,
        row.map((cell) => textOf(cell, is1904)),
      );
    });
    return name;
  }
  return '';
}

function open(file: Uint8Array | string): WorkBook {
  try {
    const type = typeof file === 'string' ? 'string' : 'buffer';
    return read(file, {
      type,
      raw: true,
      dense: true,
      cellNF: true,
      cellHTML: false,
      cellFormula: false,
      cellText: false,
      sheetRows: SHEET_ROWS,
    });
  } catch (cause) {
    if (/password/i.test(String(cause))) throw new SheetError('protected', PROTECTED, { cause });
    if (typeof file === 'string') throw new SheetError('unsupported', UNSUPPORTED, { cause });
    throw new SheetError('damaged', 'The file is damaged, or no workbook: save it again in Excel as .xlsx.', {
      cause,
    });
  }
}

interface Cell {
  t: string;
  v?: string | number | boolean | Date;
  /** The code of its format. */
  z?: string | number;
}

/** With holes where rows and cells are empty. */
function rowsOf(sheet: WorkSheet | undefined): (Cell | undefined)[][] {
  return (sheet as { '!data'?: Cell[][] } | undefined)?.['!data'] ?? [];
}

function textOf(cell: Cell | undefined, is1904: boolean): string {
  if (cell?.v === undefined || cell.t === 'e' || cell.t === 'z') return '';
  if (typeof cell.v === 'boolean') return cell.v ? 'TRUE' : 'FALSE';
  return typeof cell.v === 'number' ? numberText(cell.v, numberStyle(cell.z ?? 0), is1904) : String(cell.v);
}
