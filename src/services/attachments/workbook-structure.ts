import type { Buffer } from 'node:buffer';

/** `other`: it is no workbook at all; null: a whole one; else a sentence for whoever sent it. */
export type WorkbookFault = string | 'other' | null;

const DAMAGED = 'The workbook is damaged: save it again in Excel.';
const PROTECTED = 'The workbook is password-protected: take the password off in Excel and send it again.';
const MACROS = 'The workbook holds macros: save it in Excel as .xlsx, without them.';
const MOST_PARTS = 10_000;

/** Looks at the list of contents at the end of a ZIP archive; nothing is unpacked. Source: APPNOTE 4.3.12, 4.3.16. */
export function workbookFault(file: Buffer): WorkbookFault {
  const names = archiveNames(file);
  if (!names) return DAMAGED;
  if (!names.has('[content_types].xml') || ![...names].some((name) => /^xl\/workbook\d*\.xml$/.test(name)))
    return 'other';
  return [...names].some((name) => name.endsWith('vbaproject.bin')) ? MACROS : null;
}

/** The names of its files in lower case; null when the list is missing or leads out of the archive. */
function archiveNames(file: Buffer): Set<string> | null {
  // Behind the end there is nothing but a comment of at most 65,535 bytes.
  const tail = Math.max(0, file.byteLength - 65_557);
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < tail || end + 22 > file.byteLength) return null;
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  if (count > MOST_PARTS) return null;
  const names = new Set<string>();
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > end || file.readUInt32LE(at) !== 0x02014b50) return null;
    const length = file.readUInt16LE(at + 28);
    names.add(file.toString('utf8', at + 46, at + 46 + length).toLowerCase());
    at += 46 + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return names;
}

const ENTRY = 128;
const END_OF_CHAIN = 0xfffffffa;

/** Reads the directory of a compound file for the stream of a workbook. Source: MS-CFB 2.2, 2.3, 2.6. */
export function legacyWorkbookFault(file: Buffer): WorkbookFault {
  const names = streamNames(file);
  if (!names) return DAMAGED;
  if (names.has('EncryptedPackage')) return PROTECTED;
  return names.has('Workbook') || names.has('Book') ? null : 'other';
}

/** The names in the directory; null when its sectors are not where the file says. */
function streamNames(file: Buffer): Set<string> | null {
  if (file.byteLength < 512) return null;
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const size = 1 << shift;
  const names = new Set<string>();
  let sector = file.readUInt32LE(48);
  for (let steps = 0; sector < END_OF_CHAIN; steps += 1) {
    const start = (sector + 1) * size;
    if (steps > MOST_PARTS || start + size > file.byteLength) return null;
    for (let at = start; at < start + size; at += ENTRY) {
      const length = file.readUInt16LE(at + 64);
      if (length >= 2 && length <= 64) names.add(file.toString('utf16le', at, at + length - 2));
    }
    const next = nextSector(file, sector, size);
    if (next === null) return null;
    sector = next;
  }
  return names;
}

/** What follows a sector by the allocation table, whose first 109 sectors the header lists: enough for 7 MB and more. */
function nextSector(file: Buffer, sector: number, size: number): number | null {
  const perSector = size / 4;
  const table = Math.floor(sector / perSector);
  if (table >= 109) return END_OF_CHAIN;
  const at = (file.readUInt32LE(76 + table * 4) + 1) * size + (sector % perSector) * 4;
  return at + 4 <= file.byteLength ? file.readUInt32LE(at) : null;
}
