import { CFB, utils, type WorkBook, write } from '@e965/xlsx';
import { zipFile } from './zip-file.ts';

type Cell = string | number | boolean | null;
type Bytes = Uint8Array<ArrayBuffer>;

/** A workbook as Excel 97 to 2003 saves it. */
export function xlsFile(rows: Cell[][]): Bytes {
  return written(bookOf(rows), 'biff8');
}

/** A workbook as a library writes it; `dates`: the places of cells that show their number as a date. */
export function xlsxFile(rows: Cell[][], dates: string[] = []): Bytes {
  const book = bookOf(rows);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  for (const place of dates) if (sheet?.[place]) sheet[place].z = 'dd-mmm-yyyy';
  return written(book, 'xlsx');
}

function bookOf(rows: Cell[][]): WorkBook {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Leads');
  return book;
}

function written(book: WorkBook, bookType: 'biff8' | 'xlsx'): Bytes {
  return new Uint8Array(write(book, { bookType, type: 'buffer' }));
}

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const rels = (targets: Record<string, string>) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(
    targets,
  )
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${REL}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A workbook whose sheet is this XML: the inside of `worksheet`. */
export function rawXlsx(
  sheet: string,
  more: { book?: string; shared?: string; styles?: string } = {},
): Bytes {
  const parts: Record<string, string> = {
    '_rels/.rels': rels({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${REL}">${more.book ?? ''}<sheets><sheet name="Leads" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': rels({
      worksheet: 'worksheets/sheet1.xml',
      ...(more.shared && { sharedStrings: 'sharedStrings.xml' }),
      ...(more.styles && { styles: 'styles.xml' }),
    }),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}">${sheet}</worksheet>`,
    ...(more.shared && { 'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${more.shared}</sst>` }),
    ...(more.styles && { 'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${more.styles}</styleSheet>` }),
  };
  return zipFile(Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
}

/** A row of texts in a sheet's XML. */
export const inlineRow = (number: number, cells: string[]) =>
  `<row r="${number}">${cells
    .map(
      (cell, at) =>
        `<c r="${String.fromCharCode(65 + at)}${number}" t="inlineStr"><is><t>${cell}</t></is></c>`,
    )
    .join('')}</row>`;

/** What Excel saves for a workbook with a password to open: a container around what only the password opens. */
export function encryptedXlsx(): Bytes {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.alloc(1024, 7));
  CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(8192, 9));
  return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer);
}

/** A legacy workbook with a password: the record that says so stands after its beginning. */
export function encryptedXls(rows: Cell[][]): Bytes {
  const container = CFB.read(Buffer.from(xlsFile(rows)), { type: 'buffer' });
  const stream = CFB.find(container, '/Workbook');
  if (!stream) throw new Error('no workbook');
  const content = Buffer.from(stream.content as Uint8Array);
  const begin = 4 + content.readUInt16LE(2);
  const pass = Buffer.alloc(4 + 54);
  pass.writeUInt16LE(0x2f, 0);
  pass.writeUInt16LE(54, 2);
  pass.writeUInt16LE(1, 4);
  pass.writeUInt16LE(1, 6);
  pass.writeUInt16LE(1, 8);
  CFB.utils.cfb_add(
    container,
    '/Workbook',
    Buffer.concat([content.subarray(0, begin), pass, content.subarray(begin)]),
  );
  return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer);
}
