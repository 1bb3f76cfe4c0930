import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/env.ts';
import { AppError } from '#app/services/errors.ts';
import { isForm, takesFields, type Upload, uploadOf } from './form-fields.ts';
import { readForm } from './read-form.ts';
import { readUpload } from './read-upload.ts';
import { SIGNED_CALLS } from './same-origin.ts';
import { arrivalTurn, workTurn } from './upload-slots.ts';

/** 1 MB: the largest JSON body that any call has a use for. */
export const MAX_BODY = 1_048_576;
const BODY_TOO_LARGE = 'The request is too large: at most 1 MB can be sent.';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const MULTIPART = /^multipart\//i;
const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The whole body, within `limit` bytes. Throws `body_too_large`, and `malformed_body` for one that its sender broke off:
 * nobody hears that answer, but it is no failure of ours.
 */
export async function readBody(
  request: Request,
  limit: number,
  tooLarge = BODY_TOO_LARGE,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await collect(request, limit, tooLarge);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('malformed_body', 'The request ended before all of it had come.');
  }
}

/** Without a length the body is counted as it comes in; with one, Node hands over no more than that. */
async function collect(request: Request, limit: number, tooLarge: string): Promise<Uint8Array<ArrayBuffer>> {
  const refusal = () => new AppError('body_too_large', tooLarge);
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > limit) throw refusal();
  if (length !== null) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (bytes.byteLength > limit) throw refusal();
    return bytes;
  }
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    if (size > limit) throw refusal();
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Reads the body within its limit and refuses what the call does not take: JSON, or a form where a file is sent. */
export const requestBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const upload = uploadOf(c.req.method, c.req.path);
  const isJson = upload?.orJson && !isForm(c.req.header('content-type'));
  if (upload && !isJson) return withForm(c, upload, next);
  if (takesFields(c.req.method, c.req.path)) await keepFields(c);
  else if (!BODILESS.has(c.req.method)) await keepJson(c);
  await next();
};

/** Handlers find it by `c.req.json()` or as raw bytes. What a signature covers needs no word about its type. */
async function keepJson(c: Context<ApiEnv>): Promise<void> {
  const bytes = await readBody(c.req.raw, MAX_BODY);
  const signed = SIGNED_CALLS.has(c.req.path);
  const type = c.req.header('content-type') ?? '';
  // An empty one that calls itself a form would be read as one further on.
  const isSomething = bytes.byteLength > 0 || MULTIPART.test(type);
  if (isSomething && !signed && !JSON_TYPE.test(type)) {
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

/** A form of fields: short, so it waits for no turn of the uploads. */
async function keepFields(c: Context<ApiEnv>): Promise<void> {
  const type = c.req.header('content-type') ?? '';
  if (!isForm(type)) {
    throw new AppError(
      'unsupported_media_type',
      'Send the fields as a form (Content-Type: multipart/form-data).',
    );
  }
  const form = await readForm(await readBody(c.req.raw, MAX_BODY), type);
  Object.assign(c.req.bodyCache, { formData: Promise.resolve(form) });
}

async function withForm(
  c: Context<ApiEnv>,
  { limit, tooLarge }: Upload,
  next: () => Promise<void>,
): Promise<void> {
  const type = c.req.header('content-type') ?? '';
  if (!isForm(type)) {
    throw new AppError(
      'unsupported_media_type',
      'Send the file as a form (Content-Type: multipart/form-data).',
    );
  }
  if (Number(c.req.header('content-length') ?? 0) > limit)
    throw new AppError('body_too_large', tooLarge, { fields: { file: tooLarge } });
  const leave = await arrivalTurn(c.get('user')?.id ?? '');
  try {
    const bytes = await readUpload(c.req.raw, limit, tooLarge);
    const release = await workTurn('');
    try {
      Object.assign(c.req.bodyCache, { formData: Promise.resolve(await readForm(bytes, type)) });
      await next();
    } finally {
      release();
    }
  } finally {
    leave();
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('malformed_body', 'The request body is not valid UTF-8 text.');
  }
}
