import { expect, it } from 'vitest';
import { zipFiles } from './zip-files.ts';

const text = (value: string) => new TextEncoder().encode(value);

it('B21 files of one ZIP stand in it under their names, whole', () => {
  const zip = Buffer.concat(
    zipFiles([
      { name: 'invoice-1.pdf', bytes: text('123456789') },
      { name: 'बिल.pdf', bytes: text('') },
    ]),
  );
  // The check value of CRC-32.
  expect(zip.readUInt32LE(14)).toBe(0xcbf43926);
  expect(zip.subarray(30, 43).toString()).toBe('invoice-1.pdf');
  expect(zip.subarray(43, 52).toString()).toBe('123456789');
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  expect(zip.readUInt16LE(end + 10)).toBe(2);
  const directory = zip.readUInt32LE(end + 16);
  expect(zip.readUInt32LE(directory)).toBe(0x02014b50);
  expect(directory + zip.readUInt32LE(end + 12)).toBe(end);
  const second = directory + 46 + 'invoice-1.pdf'.length;
  expect(zip.readUInt32LE(zip.readUInt32LE(second + 42))).toBe(0x04034b50);
  expect(zip.subarray(second + 46, end).toString()).toBe('बिल.pdf');
});

it('B21 a ZIP of nothing is one that opens', () => {
  expect(zipFiles([]).map((part) => part.length)).toEqual([22]);
});
