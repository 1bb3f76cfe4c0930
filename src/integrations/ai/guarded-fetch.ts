import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable, Transform } from 'node:stream';
import { AiError } from './port.ts';
import { checkProviderAddress, guardedLookup } from './provider-address.ts';

/** Far above any draft: an endless answer ends here. */
const MOST_BYTES = 1_000_000;

/**
 * `fetch` for a staff-set address: where it leads is checked at the connection, redirects are not followed (they would
 * carry the key elsewhere), and an answer of more than a million bytes fails.
 */
export async function guardedFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = checkProviderAddress(input instanceof Request ? input.url : String(input));
  const body = typeof init.body === 'string' ? init.body : undefined;
  const headers = Object.fromEntries(new Headers(init.headers));
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = send(url, {
      method: init.method ?? 'GET',
      headers: body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: guardedLookup,
      ...(init.signal ? { signal: init.signal } : {}),
    });
    call.on('error', reject);
    call.on('response', (answer) => {
      const bounded = answer.pipe(atMost(MOST_BYTES));
      // A pipe hands no failures on: a broken connection must not look like the end.
      answer.on('error', (error) => bounded.destroy(error));
      bounded.on('error', () => answer.destroy());
      const status = answer.statusCode ?? 0;
      if (status < 200 || status > 599) return reject(new AiError('malformed', { status }));
      const told = Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
        (values ?? []).map((value): [string, string] => [name, value]),
      );
      const bodiless = status === 204 || status === 205 || status === 304;
      const content = bodiless ? null : (Readable.toWeb(bounded) as unknown as ReadableStream<Uint8Array>);
      resolve(new Response(content, { status, headers: told }));
    });
    call.end(body);
  });
}

function atMost(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.byteLength;
      if (size > limit) done(new AiError('too_long'));
      else done(null, chunk);
    },
  });
}
