import type { Buffer } from 'node:buffer';

/** True when a picture has its end where its format puts it; cameras write a little behind it. */
export function isWholePicture(kind: 'jpg' | 'png' | 'webp', file: Buffer): boolean {
  switch (kind) {
    case 'jpg':
      return file.lastIndexOf(END_OF_JPEG) > 0;
    case 'png':
      return (
        file.subarray(12, 16).toString('latin1') === 'IHDR' &&
        file.lastIndexOf('IEND', undefined, 'latin1') > 0
      );
    case 'webp':
      return file.byteLength >= 16 && file.readUInt32LE(4) + 8 <= file.byteLength;
    default:
      return kind satisfies never;
  }
}

const END_OF_JPEG = new Uint8Array([0xff, 0xd9]);
