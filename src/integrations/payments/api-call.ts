import type { z } from 'zod';
import { ApiFailure } from './api-schemas.ts';
import { ProviderError } from './port.ts';

export interface ApiAccess {
  /** Without a trailing slash; `/v1/…` is added. */
  apiBase: string;
  keyId: string;
  keySecret: string;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
}

export interface ApiRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** One call of the provider's API, its answer checked. Throws ProviderError for everything that is not that answer. */
export async function callApi<Shape extends z.ZodType>(
  access: ApiAccess,
  request: ApiRequest,
  shape: Shape,
): Promise<z.output<Shape>> {
  const { status, text } = await exchange(access, request);
  if (status < 200 || status > 299) throw refusal(status, text);
  const answer = shape.safeParse(parse(text));
  if (answer.success) return answer.data;
  const where = answer.error.issues.map((issue) => issue.path.join('.') || 'body').join(', ');
  throw new ProviderError(`The payment provider's answer could not be read (${where})`, {
    retriable: true,
    status,
  });
}

async function exchange(access: ApiAccess, request: ApiRequest): Promise<{ status: number; text: string }> {
  const credentials = Buffer.from(`${access.keyId}:${access.keySecret}`).toString('base64');
  try {
    const response = await access.fetch(`${access.apiBase}/v1${request.path}`, {
      method: request.method,
      headers: {
        authorization: `Basic ${credentials}`,
        accept: 'application/json',
        ...(request.body ? { 'content-type': 'application/json' } : {}),
        ...request.headers,
      },
      body: request.body ? JSON.stringify(request.body) : undefined,
      // A redirect would carry the credentials elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(access.timeoutMs),
    });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    const late = cause instanceof Error && cause.name === 'TimeoutError';
    const message = late
      ? 'The payment provider did not answer in time'
      : 'The payment provider cannot be reached';
    throw new ProviderError(message, { retriable: true, cause });
  }
}

function refusal(status: number, text: string): ProviderError {
  const failure = ApiFailure.safeParse(parse(text));
  const reason = (failure.success && failure.data.error.description) || `status ${status}`;
  const retriable = status === 429 || status === 408 || status >= 500;
  const message =
    status === 401 ? 'The payment provider refused our keys' : 'The payment provider refused the call';
  return new ProviderError(`${message}: ${reason}`, { retriable, status });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
