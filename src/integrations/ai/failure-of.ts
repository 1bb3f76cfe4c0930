import {
  APICallError,
  EmptyResponseBodyError,
  NoContentGeneratedError,
  NoOutputGeneratedError,
  StreamProviderError,
} from 'ai';
import { AiError, type AiFailure } from './port.ts';

const LONGEST_WAIT = 3600;
const BROKEN =
  /^(?:E(?:CONN\w+|PIPE|HOST\w+|NET\w+|AI_AGAIN|NOTFOUND|TIMEDOUT|PROTO)|ENOTFOUND|ERR_(?:TLS|SSL|STREAM)\w*|CERT_\w+|DEPTH_ZERO\w+|SELF_SIGNED\w+|UNABLE_TO\w+|HPE_\w+)$/;

/** Whatever a call of the provider ended with, as one of our failures. What the provider said stays out of it. */
export function failureOf(error: unknown, signals: { late: AbortSignal; given?: AbortSignal }): AiError {
  const chain = causes(error);
  const own = chain.find((one) => one instanceof AiError);
  if (own) return own;
  // A caller may have a clock of its own.
  if (signals.given?.aborted) return new AiError(isLate(signals.given) ? 'timeout' : 'cancelled');
  if (signals.late.aborted) return new AiError('timeout');
  if (chain.some((one) => BROKEN.test(codeOf(one)))) return new AiError('unreachable');
  for (const one of chain) {
    if (APICallError.isInstance(one)) return ofCall(one);
    if (StreamProviderError.isInstance(one)) return new AiError(ofStatus(one.statusCode ?? 500));
    if (EmptyResponseBodyError.isInstance(one) || NoContentGeneratedError.isInstance(one))
      return new AiError('empty');
    if (NoOutputGeneratedError.isInstance(one)) return new AiError('empty');
  }
  return new AiError('malformed');
}

function isLate(signal: AbortSignal): boolean {
  return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
}

function ofCall({ statusCode, responseHeaders }: APICallError): AiError {
  if (statusCode === undefined) return new AiError('unreachable');
  const retryAfter = readRetryAfter(responseHeaders?.['retry-after']);
  return new AiError(ofStatus(statusCode), {
    status: statusCode,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

function ofStatus(status: number): AiFailure {
  if (status < 300) return 'malformed';
  if (status === 401 || status === 403) return 'key_refused';
  if (status === 404) return 'unknown_model';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status === 504) return 'timeout';
  return status >= 500 ? 'unavailable' : 'refused';
}

/** Seconds, from a number of them or from a date; at most an hour. */
export function readRetryAfter(value: string | undefined, now = Date.now()): number | undefined {
  if (value === undefined) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), LONGEST_WAIT) : undefined;
}

function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let one = error; one !== undefined && one !== null && chain.length < 8; ) {
    chain.push(one);
    one = one instanceof Error ? ((one as { lastError?: unknown }).lastError ?? one.cause) : undefined;
  }
  return chain;
}

function codeOf(error: unknown): string {
  const { code } = (typeof error === 'object' && error !== null ? error : {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
