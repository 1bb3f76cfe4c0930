import { CFB } from '@e965/xlsx';
import { zipFile } from './zip-file.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'latin1'));

/** The smallest PDF that readers open; `mark` makes one differ from another. */
export function pdfBill(mark = ''): Bytes {
  const head = `%PDF-1.4\n%${mark}\n`;
  const objects = [
    '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n',
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>\nendobj\n',
  ];
  let at = head.length;
  const places = objects.map((text) => {
    const place = String(at).padStart(10, '0');
    at += text.length;
    return `${place} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${places.join('')}`;
  return bytesOf(
    `${head}${objects.join('')}${table}trailer\n<</Size 4/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
  );
}

/** An archive with these files, each empty. */
export const archiveOf = (...names: string[]): Bytes =>
  zipFile(names.map((name) => ({ name, bytes: Buffer.from('<x/>') })));

/** A compound file with a stream of this name: `WordDocument`. */
export function compoundFile(stream: string): Bytes {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, `/${stream}`, Buffer.alloc(5000, 7));
  return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer);
}
