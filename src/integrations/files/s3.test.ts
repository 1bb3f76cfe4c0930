import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startS3Server } from '#tests/support/s3-server.ts';
import { FileStoreError } from './port.ts';
import { createS3Store, type S3Options } from './s3.ts';

const closing: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const store = (endpoint: string, more: Partial<S3Options> = {}) =>
  createS3Store({
    endpoint,
    bucket: 'agency',
    region: 'ap-south-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    prefix: '',
    ...more,
  });
const faultOf = async (wanted: Promise<unknown>) => {
  const error = await wanted.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(FileStoreError);
  expect(String((error as Error).message)).not.toContain('S3RVER');
  return (error as FileStoreError).fault;
};

test('wrong keys and a bucket that is not there are told apart from a missing file', async () => {
  const server = await startS3Server();
  closing.push(server.close);
  expect(await faultOf(store(server.url, { accessKeyId: 'no' }).put('p/x.jpg', new Uint8Array(1)))).toBe(
    'refused',
  );
  expect(await faultOf(store(server.url, { bucket: 'none' }).put('p/x.jpg', new Uint8Array(1)))).toBe(
    'failed',
  );
  expect(await faultOf(store(server.url, { bucket: 'none' }).list('p/')[Symbol.asyncIterator]().next())).toBe(
    'failed',
  );
  expect(await store(server.url).read('p/x.jpg')).toBeNull();
});

test('a store that is not there, never answers or stops in the middle is a failure of its kind, soon', async () => {
  expect(await faultOf(store('http://127.0.0.1:1').read('p/x.jpg'))).toBe('unreachable');
  const patience = { small: 50, file: 50 };
  const silent = await listen(() => undefined);
  expect(await faultOf(store(silent, { patience }).open('p/x.jpg'))).toBe('slow');
  const half = await listen((_, answer) => {
    answer.writeHead(200, { 'content-length': '10' });
    answer.write('12345');
  });
  expect(await faultOf(store(half, { patience }).read('p/x.jpg'))).toBe('slow');
  const cut = await listen((_, answer) => {
    answer.writeHead(200, { 'content-length': '10' });
    answer.write('12345', () => answer.destroy());
  });
  expect(await faultOf(store(cut).read('p/x.jpg'))).toBe('unreachable');
});

test('what fails in passing is asked once more, and a redirect is not followed with a signature', async () => {
  let asked = 0;
  const busy = await listen((_, answer) => {
    asked += 1;
    answer.writeHead(asked === 1 ? 503 : 200).end(asked === 1 ? '<Code>SlowDown</Code>' : 'here');
  });
  expect(Buffer.from((await store(busy).read('p/x.jpg')) ?? []).toString()).toBe('here');
  expect(asked).toBe(2);
  const down = await listen((_, answer) => answer.writeHead(500).end('<Code>InternalError</Code>'));
  await expect(store(down).read('p/x.jpg')).rejects.toThrow('500 InternalError');
  const away = await listen((_, answer) => answer.writeHead(307, { location: 'http://127.0.0.1:1/' }).end());
  expect(await faultOf(store(away).read('p/x.jpg'))).toBe('unreachable');
});

test('each request is signed for its bucket’s region and says which bytes it carries', async () => {
  const seen: Array<Record<string, string | undefined>> = [];
  const url = await listen(({ method, url: path, headers }, answer) => {
    seen.push({
      what: `${method} ${path}`,
      signed: headers.authorization
        ?.replace(/Signature=[0-9a-f]{64}$/, 'Signature=…')
        .replace(/\d{8}\//, 'DATE/'),
      hash: String(headers['x-amz-content-sha256']),
    });
    answer.writeHead(200).end();
  });
  await store(url, { prefix: 'a/' }).put('p/x.jpg', new TextEncoder().encode('abc'));
  expect(seen).toEqual([
    {
      what: 'PUT /agency/a/p/x.jpg',
      signed:
        'AWS4-HMAC-SHA256 Credential=S3RVER/DATE/ap-south-1/s3/aws4_request, ' +
        'SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=…',
      // The SHA-256 of "abc".
      hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    },
  ]);
});

test('a list of several pages is whole, of its own prefix, and asked for page by page', async () => {
  const asked: string[] = [];
  const file = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2027-01-02T03:04:05.000Z</LastModified><Size>1</Size></Contents>`;
  const url = await listen(({ url: path = '' }, answer) => {
    const query = new URL(path, 'http://x').searchParams;
    asked.push(`${query.get('prefix')} ${query.get('continuation-token') ?? ''}`);
    const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>a+b/c=&amp;d</NextContinuationToken>';
    answer.end(
      query.has('continuation-token')
        ? `<ListBucketResult><IsTruncated>false</IsTruncated>${file('own/p/3.x')}</ListBucketResult>`
        : `<?xml version="1.0"?><ListBucketResult>${file('own/p/1.x')}\n${file('own/p/2.x')}${more}</ListBucketResult>`,
    );
  });
  const found: string[] = [];
  for await (const { key, writtenAt } of store(url, { prefix: 'own/' }).list('p/'))
    found.push(`${key} ${writtenAt.toISOString()}`);
  expect(found).toEqual([1, 2, 3].map((at) => `p/${at}.x 2027-01-02T03:04:05.000Z`));
  expect(asked).toEqual(['own/p/ ', 'own/p/ a+b/c=&d']);
});
