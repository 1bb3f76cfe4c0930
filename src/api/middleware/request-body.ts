import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/env.ts';
import { AppError } from '#app/services/errors.ts';

/** 1 MB: the largest JSON body that any call has a use for. */
export const MAX_BODY = 1_048_576;

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS']);

function tooLarge(): AppError {
  return new AppError('body_too_large', 'The request is too large: at most 1 MB can be sent.');
}

/** The whole body. Without a length it is counted as it comes in; with one, Node hands over no more than that. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > limit) throw tooLarge();
  if (length !== null) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (bytes.byteLength > limit) throw tooLarge();
    return bytes;
  }
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    if (size > limit) throw tooLarge();
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Reads the body within its limit and refuses what is not JSON; handlers find it by `c.req.json()` or as raw bytes. */
export const requestBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!BODILESS.has(c.req.method)) {
    const bytes = await readBody(c.req.raw, MAX_BODY);
    if (bytes.byteLength > 0 && !JSON_TYPE.test(c.req.header('content-type') ?? '')) {
      throw new AppError(
        'unsupported_media_type',
        'Send the request as JSON (Content-Type: application/json).',
      );
    }
    // Hono keeps promises here (its types say values): everything that asks for the body later finds these.
    Object.assign(c.req.bodyCache, {
      arrayBuffer: Promise.resolve(bytes.buffer),
      text: Promise.resolve(decode(bytes)),
    });
  }
  await next();
};

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('malformed_body', 'The request body is not valid UTF-8 text.');
  }
}
