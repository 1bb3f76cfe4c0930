import { readCsvRows } from './csv-rows.ts';
import { decodeText } from './decode-text.ts';
import { readHtmlRows } from './html-rows.ts';
import { SheetError, type SheetTable } from './port.ts';
import { sniffFormat, UNSUPPORTED } from './sniff-format.ts';
import { createTableBuilder } from './table-builder.ts';
import { readWorkbook } from './workbook-parts.ts';
import { readXlsxRows } from './xlsx-rows.ts';
import { openZip } from './zip-parts.ts';

type Source = Pick<SheetTable, 'format' | 'encoding' | 'delimiter' | 'sheet'>;
const BOOK = { encoding: '', delimiter: '', sheet: '' };

/** Reads a file by its content into a table. Throws SheetError. */
export async function readTable(bytes: Uint8Array): Promise<SheetTable> {
  const kind = sniffFormat(bytes);
  if (kind === 'zip') return readXlsx(bytes);
  const builder = createTableBuilder();
  const source = kind === 'ole' ? await readLegacy(bytes, builder.add) : await readText(bytes, builder.add);
  return finished(source, builder.finish());
}

/** The first visible sheet that has rows; others may be covers and notes. */
async function readXlsx(bytes: Uint8Array): Promise<SheetTable> {
  const zip = await openZip(bytes);
  const book = await readWorkbook(zip);
  for (const { name, path } of book.sheets) {
    const builder = createTableBuilder();
    await readXlsxRows(zip, path, book, builder.add);
    const table = builder.finish();
    if (table) return finished({ ...BOOK, format: 'xlsx', sheet: name }, table);
  }
  return finished({ ...BOOK, format: 'xlsx' }, null);
}

type Add = ReturnType<typeof createTableBuilder>['add'];

async function readText(bytes: Uint8Array, add: Add): Promise<Source> {
  const { text, encoding } = decodeText(bytes);
  const start = text.slice(0, 4096).trimStart();
  const isMarkup = /^<(?:!doctype|html|head|table|meta|style|body|\?xml|div|center|workbook)/i.test(start);
  if (!isMarkup) return { ...BOOK, format: 'csv', encoding, delimiter: readCsvRows(text, add) };
  if (/schemas-microsoft-com:office:spreadsheet/.test(start)) return readLegacy(text, add);
  if (!/<table\b/i.test(text)) throw new SheetError('unsupported', UNSUPPORTED);
  readHtmlRows(text, add);
  return { ...BOOK, format: 'html', encoding };
}

/** Its reader is large and rarely needed. */
async function readLegacy(file: Uint8Array | string, add: Add): Promise<Source> {
  const { readLegacyRows } = await import('./legacy-rows.ts');
  return { ...BOOK, format: 'xls', sheet: readLegacyRows(file, add) };
}

function finished(
  source: Source,
  table: ReturnType<ReturnType<typeof createTableBuilder>['finish']>,
): SheetTable {
  if (!table) throw new SheetError('empty', 'The file has no rows.');
  return { ...source, ...table };
}
