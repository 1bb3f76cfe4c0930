import { type NumberStyle, numberStyle } from './cell-text.ts';
import { MOST_SHARED } from './limits.ts';
import { SheetError } from './port.ts';
import { attribute, readXml } from './read-xml.ts';
import type { ZipParts } from './zip-parts.ts';

export interface Workbook {
  /** Of its visible worksheets, in their order. */
  sheets: { name: string; path: string }[];
  /** Whether its days count from 1904. */
  is1904: boolean;
  /** By a cell's style. */
  styles: NumberStyle[];
  /** Texts that cells refer to by number. */
  shared: string[];
}

/** What the cells of a workbook need to be understood. Source: ECMA-376 part 1, §18. */
export async function readWorkbook(zip: ZipParts): Promise<Workbook> {
  const main =
    (await targets(zip, '', '_rels/.rels', 'officeDocument')).values().next().value ?? 'xl/workbook.xml';
  if (!zip.has(main)) {
    throw new SheetError(
      'unsupported',
      'This type of file is unsupported: open it in your spreadsheet program and save it as .xlsx.',
    );
  }
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const rels = `${folder}_rels/${main.slice(folder.length)}.rels`;
  const paths = await targets(zip, folder, rels, 'worksheet');
  const sheets: Workbook['sheets'] = [];
  let is1904 = false;
  await readXml(zip.text(main), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      const path = name === 'sheet' ? paths.get(attribute(attributes, 'id') ?? '') : undefined;
      if (path !== undefined && !/hidden/i.test(attributes.state ?? ''))
        sheets.push({ name: attributes.name ?? '', path });
    },
  });
  const styles = (await targets(zip, folder, rels, 'styles')).values().next().value;
  const shared = (await targets(zip, folder, rels, 'sharedStrings')).values().next().value;
  return {
    sheets,
    is1904,
    styles: styles === undefined ? [] : await readStyles(zip, styles),
    shared: shared === undefined ? [] : await readShared(zip, shared),
  };
}

/** The parts of a type that another part refers to: their paths by id. */
async function targets(
  zip: ZipParts,
  folder: string,
  rels: string,
  type: string,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await readXml(zip.text(rels), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship' || !Type.toLowerCase().endsWith(`/${type.toLowerCase()}`)) return;
      const path = Target.startsWith('/') ? Target.slice(1) : folder + Target;
      found.set(Id, path.replace(/[^/]+\/\.\.\//g, '').replace(/(^|\/)\.\//g, '$1'));
    },
  });
  return found;
}

async function readStyles(zip: ZipParts, path: string): Promise<NumberStyle[]> {
  const codes = new Map<number, string>();
  const styles: NumberStyle[] = [];
  let isCellXfs = false;
  await readXml(zip.text(path), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      const id = Number(numFmtId);
      if (name === 'numFmt') codes.set(id, formatCode);
      else if (name === 'cellXfs') isCellXfs = true;
      else if (name === 'xf' && isCellXfs) styles.push(numberStyle(codes.get(id) ?? id));
    },
    close(name) {
      if (name === 'cellXfs') isCellXfs = false;
    },
  });
  return styles;
}

async function readShared(zip: ZipParts, path: string): Promise<string[]> {
  const texts: string[] = [];
  let parts: string[] = [];
  let inText = false;
  let aside = 0;
  let size = 0;
  await readXml(zip.text(path), {
    open(name) {
      if (name === 'si') parts = [];
      // How a word is spoken, in scripts that need it.
      else if (name === 'rPh') aside += 1;
      else if (name === 't') inText = aside === 0;
    },
    text(text) {
      if (!inText) return;
      parts.push(text);
      size += text.length;
      if (size > MOST_SHARED) throw new SheetError('too_large', 'The file has too much text: split it.');
    },
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'rPh') aside -= 1;
      else if (name === 'si') texts.push(unescapeText(parts.join('')));
    },
  });
  return texts;
}

/** Signs that XML cannot hold are written as `_x000D_`. */
export function unescapeText(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
}
