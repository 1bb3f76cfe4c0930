import { SheetError } from './port.ts';

export type FileKind = 'zip' | 'ole' | 'text';

const SIGNATURES: [FileKind | 'other', number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  // A workbook of Excel 2 to 4, without a container.
  ['ole', [0x09, 0x00, 0x04, 0x00]],
  ['ole', [0x09, 0x02, 0x06, 0x00]],
  ['ole', [0x09, 0x04, 0x06, 0x00]],
  ['other', [0x25, 0x50, 0x44, 0x46]],
  ['other', [0x89, 0x50, 0x4e, 0x47]],
  ['other', [0xff, 0xd8, 0xff]],
  ['other', [0x47, 0x49, 0x46, 0x38]],
  ['other', [0x4d, 0x5a]],
  ['other', [0x7f, 0x45, 0x4c, 0x46]],
  ['other', [0x1f, 0x8b]],
  ['other', [0x37, 0x7a, 0xbc, 0xaf]],
  ['other', [0x52, 0x61, 0x72, 0x21]],
];

export const UNSUPPORTED =
  'This type of file is unsupported: send a .csv, .xlsx or .xls file (its content counts, not its name).';

/** What a file is by its first bytes; its name and type are only what somebody says. */
export function sniffFormat(bytes: Uint8Array): FileKind {
  if (bytes.byteLength === 0) throw new SheetError('empty', 'The file is empty.');
  const [kind] = SIGNATURES.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? ['text'];
  if (kind === 'other') throw new SheetError('unsupported', UNSUPPORTED);
  return kind;
}
