import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Batch, FrameBuffer } from './frame-buffer.ts';

function frame(code: string, body = ''): Buffer {
  const size = Buffer.alloc(4);
  size.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(code), size, Buffer.from(body)]);
}
const STARTUP = frame('', 'protocol, user');

function read(chunks: Uint8Array[]): string[] {
  const buffer = new FrameBuffer();
  const show = (batch: Batch) =>
    batch.type === 'terminate' ? 'terminate' : `${batch.type} ${Buffer.from(batch.bytes).toString('latin1')}`;
  return chunks.flatMap((chunk) => buffer.push(chunk)).map(show);
}

const PARSE_TO_SYNC = Buffer.concat([frame('P', 'select 1'), frame('B'), frame('E'), frame('S')]);
const STREAM = Buffer.concat([
  STARTUP,
  PARSE_TO_SYNC,
  frame('Q', 'select 2'),
  frame('P', 'x'),
  frame('H'),
  frame('X'),
]);
const EXPECTED = [
  `startup ${STARTUP.toString('latin1')}`,
  `batch ${PARSE_TO_SYNC.toString('latin1')}`,
  `batch ${frame('Q', 'select 2').toString('latin1')}`,
  `batch ${Buffer.concat([frame('P', 'x'), frame('H')]).toString('latin1')}`,
  'terminate',
];

test('frames are gathered until Sync, Query or Flush', () => {
  expect(read([STREAM])).toEqual(EXPECTED);
});

test('it does not matter how the bytes are cut', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: STREAM.length - 1 }), { maxLength: 30 }), (cuts) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), STREAM.length];
      const chunks = edges.slice(1).map((end, i) => STREAM.subarray(edges[i], end));
      expect(read(chunks)).toEqual(EXPECTED);
    }),
  );
});

test('a frame larger than the buffer grows it', () => {
  const large = frame('Q', 'x'.repeat(3_000_000));
  const chunks = [
    STARTUP,
    large.subarray(0, 10),
    large.subarray(10, 1_000_000),
    large.subarray(1_000_000),
    frame('Q', 'small'),
  ];
  expect(read(chunks).map((line) => line.length)).toEqual([STARTUP.length + 8, large.length + 6, 5 + 5 + 6]);
});
