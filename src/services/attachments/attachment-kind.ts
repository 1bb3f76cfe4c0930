import { Buffer } from 'node:buffer';
import { foreignFile, LOOKED_AT } from '#app/services/files/foreign-file.ts';
import { isWholePicture } from './picture-structure.ts';
import { legacyWorkbookFault, workbookFault } from './workbook-structure.ts';

/** What a bill can be: its content type as we answer it, and its ending. */
export const ATTACHMENT_KINDS = {
  pdf: { type: 'application/pdf', ending: '.pdf' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: '.xlsx' },
  xls: { type: 'application/vnd.ms-excel', ending: '.xls' },
  jpg: { type: 'image/jpeg', ending: '.jpg' },
  png: { type: 'image/png', ending: '.png' },
  webp: { type: 'image/webp', ending: '.webp' },
} as const;
export type AttachmentKind = keyof typeof ATTACHMENT_KINDS;

/** What a vendor's invoice is kept as. Source: back-office §5. */
export const DOCUMENTS: readonly AttachmentKind[] = ['pdf', 'xlsx', 'xls'];
/** A receipt may be photographed too. */
export const RECEIPTS: readonly AttachmentKind[] = [...DOCUMENTS, 'jpg', 'png', 'webp'];

function pictureKind(start: string): 'jpg' | 'png' | 'webp' | null {
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return /^RIFF....WEBP/s.test(start) ? 'webp' : null;
}

/**
 * What a file is by its content alone, never by its name or the type that came with it: its beginning and what its
 * format must have inside. Answers a sentence for the sender when it is none of `allowed`, damaged or locked.
 */
export function attachmentKind(
  bytes: Uint8Array,
  allowed: readonly AttachmentKind[],
): { kind: AttachmentKind } | { refusal: string } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = file.subarray(0, LOOKED_AT).toString('latin1');
  if (start === '') return { refusal: 'The file is empty.' };
  const found = lookInside(file, start);
  if (found?.fault) return { refusal: found.fault };
  if (found && allowed.includes(found.kind)) return { kind: found.kind };
  return { refusal: `${foreignFile(start) ?? 'This is no file that we know.'} ${takenText(allowed)}` };
}

/** `Attachments can be .pdf, .xlsx or .xls files.` */
function takenText(allowed: readonly AttachmentKind[]): string {
  const endings = allowed.map((kind) => ATTACHMENT_KINDS[kind].ending);
  return `Attachments can be ${endings.slice(0, -1).join(', ')} or ${endings.at(-1)} files.`;
}

function lookInside(file: Buffer, start: string): { kind: AttachmentKind; fault: string | null } | null {
  // Writers put a mark or blank lines before the first line now and then.
  if (/^(?:\xef\xbb\xbf)?\s{0,16}%PDF-\d/.test(start)) return { kind: 'pdf', fault: pdfFault(file) };
  if (start.startsWith('PK\x03\x04')) {
    const fault = workbookFault(file);
    return fault === 'other' ? null : { kind: 'xlsx', fault };
  }
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
    const fault = legacyWorkbookFault(file);
    return fault === 'other' ? null : { kind: 'xls', fault };
  }
  const picture = pictureKind(start);
  if (!picture) return null;
  return {
    kind: picture,
    fault: isWholePicture(picture, file) ? null : 'The picture is damaged: its end is missing.',
  };
}

/** A PDF that came whole ends with its mark. */
function pdfFault(file: Buffer): string | null {
  const end = file.subarray(-4096).toString('latin1');
  return end.includes('%%EOF') ? null : 'The PDF is damaged: its end is missing.';
}
