import { Buffer } from 'node:buffer';

const TAKEN = 'Pictures can be JPEG, PNG, WebP or AVIF.';

/** How a file begins that is no picture of ours but is often sent as one, and what to say about it. */
const REFUSED: Array<[RegExp, string]> = [
  [/^GIF8/, 'This is a GIF.'],
  [/^%PDF-/, 'This is a PDF.'],
  [/^....ftyp(?:hei|hev|mif1|msf1)/s, 'This is a HEIC picture: save it as a JPEG first.'],
  [/^(?:II\*\0|MM\0\*)/, 'This is a TIFF or a camera’s raw picture.'],
  [/^BM/, 'This is a BMP.'],
  [/^8BPS/, 'This is a Photoshop file.'],
  [/^MZ/, 'This is a program.'],
  [/^PK/, 'This is a ZIP or an office document.'],
  [/<svg[\s>]/i, 'This is an SVG drawing.'],
  [/<(?:!doctype|html|head|body|script)[\s>]/i, 'This is a web page.'],
];

/**
 * Looks at how the bytes begin, never at a name or a header that came with them: null for a picture that can be taken
 * (it may still be damaged), otherwise a sentence that says why not.
 */
export function refusePictureKind(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (start === '') return 'The file is empty.';
  if (/^\xff\xd8\xff/.test(start) || start.startsWith('\x89PNG\r\n\x1a\n')) return null;
  if (/^RIFF....WEBP/s.test(start) || isAvif(start)) return null;
  const what = REFUSED.find(([pattern]) => pattern.test(start))?.[1] ?? 'This is no picture that we know.';
  return `${what} ${TAKEN}`;
}

/** Its own brand, or `avif` among those that it says it is compatible with. */
function isAvif(start: string): boolean {
  if (start.slice(4, 8) !== 'ftyp') return false;
  const length = Buffer.from(start.slice(0, 4), 'latin1').readUInt32BE();
  const brands = [start.slice(8, 12), ...(start.slice(16, Math.min(length, 256)).match(/.{4}/gs) ?? [])];
  return brands.includes('avif') || brands.includes('avis');
}
