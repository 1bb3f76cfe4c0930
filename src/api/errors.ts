import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#app/contract/errors.ts';
import { fieldMessages, meantIssue } from '#app/contract/field-messages.ts';
import { AppError, notFound } from '#app/services/errors.ts';
import type { ApiEnv } from './env.ts';
import { routePattern } from './middleware/request-log.ts';

const NOT_USABLE = 'The request has values that cannot be used.';

/** Input that the database cannot take: bytes that are no text, numbers and dates out of range. */
const PG_INPUT = new Set(['22021', '22P05', '22P02', '22P03', '22003', '22007', '22008', '22001']);
/** The database is away, starting, full or closing. */
const PG_AWAY = /^(?:08\w{3}|53\w{3}|57P0\w|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT)$/;

const BY_STATUS: Partial<Record<number, [ErrorCode, string]>> = {
  400: ['malformed_body', 'The request body is not valid JSON.'],
  401: ['unauthenticated', 'Please sign in to continue.'],
  404: ['not_found', 'Not found.'],
  413: ['body_too_large', 'The request is too large: at most 1 MB can be sent.'],
  415: ['unsupported_media_type', 'Send the request as JSON (Content-Type: application/json).'],
};

/** The one place that turns a failure into an answer. Anything unforeseen is a 500 without its message. */
export function answerError(error: Error, c: Context<ApiEnv>): Response {
  const known = knownFailure(error, c);
  if (known) return send(c, known);
  const ctx = c.get('ctx');
  ctx?.log.error(
    { requestId: ctx.requestId, route: routePattern(c), ...whereItBroke(error) },
    'unexpected failure',
  );
  return send(c, new AppError('internal', 'Something went wrong. Please try again.'));
}

/** Zod's findings as one failure: a sentence for people and each field by its path (`travelerDetails.0.age`). */
export function inputFailure(error: z.core.$ZodError, target: string): AppError {
  if (target === 'param') return notFound();
  const first = error.issues[0] && meantIssue(error.issues[0]);
  const fields = fieldMessages(error);
  return new AppError('invalid_input', first?.message ?? NOT_USABLE, { fields });
}

function knownFailure(error: Error, c: Context<ApiEnv>): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) return inputFailure(error, 'json');
  if (error instanceof HTTPException) {
    const [code, detail] = BY_STATUS[error.status] ?? ['invalid_input', NOT_USABLE];
    return error.status >= 500 ? null : new AppError(code, detail);
  }
  const code = codeOf(error);
  if (PG_INPUT.has(code))
    return c.req.method === 'GET' ? notFound() : new AppError('invalid_input', NOT_USABLE);
  if (PG_AWAY.test(code))
    return new AppError('unavailable', 'The site is busy. Please try again in a moment.', { retryAfter: 5 });
  return null;
}

/** The code of the database's own error, under whatever wrapped it. */
function codeOf(error: unknown): string {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    const code = 'code' in one ? one.code : undefined;
    if (typeof code === 'string' && code !== '') return code;
  }
  return '';
}

/** Where it happened, without the message: a database error's message holds the values of the query. */
function whereItBroke(error: Error): Record<string, unknown> {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, code: codeOf(error), at: frames.slice(0, 8).map((line) => line.trim()) };
}

function send(c: Context<ApiEnv>, failure: AppError): Response {
  const body: ErrorBody = { detail: failure.message, code: failure.code };
  if (failure.fields && Object.keys(failure.fields).length > 0) body.fields = failure.fields;
  if (failure.link !== undefined) body.link = failure.link;
  if (failure.retryAfter !== undefined)
    c.header('retry-after', String(Math.max(1, Math.ceil(failure.retryAfter))));
  return c.json(body, ERROR_STATUS[failure.code] as ContentfulStatusCode);
}
