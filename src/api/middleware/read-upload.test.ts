import { afterEach, expect, test, vi } from 'vitest';
import { readUpload } from './read-upload.ts';

afterEach(() => {
  vi.useRealTimers();
});

function sent(body: ReadableStream<Uint8Array>): Request {
  return new Request('http://localhost/', { method: 'POST', body, ...{ duplex: 'half' } });
}

test('SEC-07 a line on which nothing comes any more is given up, and its sender’s stream is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const cancelled = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new Uint8Array(10)),
    cancel: cancelled,
  });
  const read = expect(readUpload(sent(body), 1000, 'large')).rejects.toMatchObject({
    code: 'request_timeout',
  });
  await vi.advanceTimersByTimeAsync(30_001);
  await read;
  expect(cancelled).toHaveBeenCalled();
});

test('SEC-07 a line that drips is given up after four minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  let sentBytes = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      sentBytes += 1;
      stream.enqueue(new Uint8Array(1));
    },
  });
  const read = expect(readUpload(sent(body), 1000, 'large')).rejects.toMatchObject({
    code: 'request_timeout',
  });
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await read;
  expect(sentBytes).toBeGreaterThan(10);
});

test('a body that comes in parts is whole, none is empty, and one that breaks off says so', async () => {
  const parts = [new Uint8Array([1, 2]), new Uint8Array([3])];
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      const part = parts.shift();
      if (part) stream.enqueue(part);
      else stream.close();
    },
  });
  expect([...(await readUpload(sent(body), 3, 'large'))]).toEqual([1, 2, 3]);
  expect(await readUpload(new Request('http://localhost/'), 3, 'large')).toHaveLength(0);
  const broken = new ReadableStream<Uint8Array>({ pull: (stream) => stream.error(new Error('gone')) });
  await expect(readUpload(sent(broken), 3, 'large')).rejects.toMatchObject({ code: 'malformed_body' });
});
