/** How files begin that are often sent in place of what was asked for, and what to say about them. */
const KINDS: Array<[RegExp, string]> = [
  [/^GIF8/, 'This is a GIF.'],
  [/^%PDF-/, 'This is a PDF.'],
  [/^\xff\xd8\xff/, 'This is a JPEG picture.'],
  [/^\x89PNG/, 'This is a PNG picture.'],
  [/^RIFF....WEBP/s, 'This is a WebP picture.'],
  [/^....ftyp(?:hei|hev|mif1|msf1)/s, 'This is a HEIC picture: save it as a JPEG first.'],
  [/^(?:II\*\0|MM\0\*)/, 'This is a TIFF or a camera’s raw picture.'],
  [/^BM/, 'This is a BMP.'],
  [/^8BPS/, 'This is a Photoshop file.'],
  [/^(?:MZ|.ELF|#!)/, 'This is a program.'],
  [/^PK/, 'This is a ZIP or an office document.'],
  [/^\xd0\xcf.\xe0/s, 'This is an old office document.'],
  [/<svg[\s>]/i, 'This is an SVG drawing.'],
  [/<(?:!doctype|html|head|body|script|table)[\s>]/i, 'This is a web page.'],
];

/** How many bytes of a file its kind is told by. */
export const LOOKED_AT = 1024;

/** A sentence about what a file is, by its first bytes as Latin-1; null when nothing is known. */
export function foreignFile(start: string): string | null {
  return KINDS.find(([pattern]) => pattern.test(start))?.[1] ?? null;
}
