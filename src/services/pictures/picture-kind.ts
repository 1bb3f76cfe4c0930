import { Buffer } from 'node:buffer';
import { foreignFile, LOOKED_AT } from '#app/services/files/foreign-file.ts';

const TAKEN = 'Pictures can be JPEG, PNG, WebP or AVIF.';

/**
 * Looks at how the bytes begin, never at a name or a header that came with them: null for a picture that can be taken
 * (it may still be damaged), otherwise a sentence that says why not.
 */
export function refusePictureKind(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, LOOKED_AT)).toString('latin1');
  if (start === '') return 'The file is empty.';
  if (/^\xff\xd8\xff/.test(start) || start.startsWith('\x89PNG\r\n\x1a\n')) return null;
  if (/^RIFF....WEBP/s.test(start) || isAvif(start)) return null;
  const what = foreignFile(start) ?? 'This is no picture that we know.';
  return `${what} ${TAKEN}`;
}

/** Its own brand, or `avif` among those that it says it is compatible with. */
function isAvif(start: string): boolean {
  if (start.slice(4, 8) !== 'ftyp') return false;
  const length = Buffer.from(start.slice(0, 4), 'latin1').readUInt32BE();
  const brands = [start.slice(8, 12), ...(start.slice(16, Math.min(length, 256)).match(/.{4}/gs) ?? [])];
  return brands.includes('avif') || brands.includes('avis');
}
