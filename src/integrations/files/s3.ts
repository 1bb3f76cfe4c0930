import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { readListPage } from './list-page.ts';
import { type BucketAccess, checkKey, type FileStore, FileStoreError } from './port.ts';

export interface S3Options extends BucketAccess {
  /** Milliseconds; tests shorten them. `small` for calls without a file, `file` for those with one. */
  patience?: { small: number; file: number };
}

const PATIENCE = { small: 10_000, file: 60_000 };
const RETRY_MS = 200;
const NOTHING = createHash('sha256').digest('hex');

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  patience: 'small' | 'file';
}

/** Files in a bucket of any store that speaks S3. A call that fails in passing is made once more: all are repeatable. */
export function createS3Store(options: S3Options): FileStore {
  const { endpoint, bucket, prefix, patience = PATIENCE } = options;
  const signer = new AwsClient({ ...options, service: 's3', retries: 0 });
  const placeOf = (key: string) => `/${prefix}${checkKey(key)}`;

  async function call(
    place: string,
    { method, query, headers, body, patience: which }: Call,
  ): Promise<Response> {
    const address = new URL(`${endpoint}/${bucket}${place}`);
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
    const hash = body ? createHash('sha256').update(body).digest('hex') : NOTHING;
    const ask = async () => {
      const signed = await signer.sign(address, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': hash },
        ...(body ? { body } : {}),
      });
      return fetch(signed, { signal: AbortSignal.timeout(patience[which]), redirect: 'error' });
    };
    const first = await ask().catch((error: unknown) => toFailure(error));
    const passing = first instanceof FileStoreError ? first.fault === 'unreachable' : first.status >= 500;
    if (!passing) return checked(first, method);
    if (first instanceof Response) await first.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return checked(await ask().catch((error: unknown) => toFailure(error)), method);
  }

  async function find(key: string, more: Omit<Call, 'patience'>, which: Call['patience']) {
    const answer = await call(placeOf(key), { ...more, patience: which });
    return answer.status === 404 ? null : answer;
  }

  return {
    async put(key, bytes) {
      const body = new Uint8Array(bytes);
      const answer = await find(key, { method: 'PUT', body }, 'file');
      if (!answer) throw new FileStoreError('failed', `The bucket ${bucket} does not exist`);
      await answer.body?.cancel();
    },
    async read(key) {
      const answer = await find(key, { method: 'GET' }, 'file');
      return answer && new Uint8Array(await inTime(answer.arrayBuffer()));
    },
    async open(key) {
      const answer = await find(key, { method: 'HEAD' }, 'small');
      if (!answer) return null;
      const size = Number(answer.headers.get('content-length'));
      return {
        size,
        stream(range) {
          const headers: Record<string, string> = range ? { range: `bytes=${range.from}-${range.to}` } : {};
          return streamOf(async () => {
            const file = await find(key, { method: 'GET', headers }, 'file');
            if (!file?.body) throw new FileStoreError('failed', 'A file went while it was being read');
            return file.body;
          });
        },
      };
    },
    async delete(key) {
      const answer = await find(key, { method: 'DELETE' }, 'small');
      await answer?.body?.cancel();
    },
    async *list(start) {
      let more: string | null = '';
      while (more !== null) {
        const query: Record<string, string> = { 'list-type': '2', prefix: `${prefix}${start}` };
        if (more !== '') query['continuation-token'] = more;
        const answer = await call('', { method: 'GET', query, patience: 'small' });
        if (answer.status === 404) throw new FileStoreError('failed', `The bucket ${bucket} does not exist`);
        const page = readListPage(await inTime(answer.text()));
        for (const { key, writtenAt } of page.files)
          if (key.startsWith(prefix)) yield { key: key.slice(prefix.length), writtenAt };
        more = page.next;
      }
    },
    // A bucket has a file whole or not at all.
    dropDrafts: async () => 0,
  };
}

/** A good answer, or 404 where a file is not there; what else a store says is thrown. */
async function checked(answer: Response | FileStoreError, method: string): Promise<Response> {
  if (answer instanceof FileStoreError) throw answer;
  if (answer.ok || answer.status === 404) return answer;
  const said = /<Code>(\w{1,60})<\/Code>/.exec((await answer.text()).slice(0, 4000))?.[1] ?? '';
  const fault = answer.status === 401 || answer.status === 403 ? 'refused' : 'failed';
  throw new FileStoreError(fault, `The file store answered ${answer.status} ${said} to ${method}`.trim());
}

function toFailure(error: unknown): FileStoreError {
  if (error instanceof FileStoreError) return error;
  const late = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  return late
    ? new FileStoreError('slow', 'The file store did not answer in time', { cause: error })
    : new FileStoreError('unreachable', 'The file store could not be reached', { cause: error });
}

async function inTime<Value>(body: Promise<Value>): Promise<Value> {
  try {
    return await body;
  } catch (error) {
    throw toFailure(error);
  }
}

/** Opens when the first bytes are asked for. */
function streamOf(open: () => Promise<ReadableStream<Uint8Array>>): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        reader ??= (await open()).getReader();
        const { done, value } = await inTime(reader.read());
        if (done) stream.close();
        else stream.enqueue(value);
      },
      cancel: async (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
