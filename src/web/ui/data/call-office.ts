import type { ErrorBody } from '#app/contract/errors.ts';
import { noteOwnChange } from './own-changes.ts';
import { signedInAgain } from './signed-out.ts';

/** Why a call failed: `detail` is the server's sentence, when it gave one; `status` 0 when no answer came. */
export class OfficeError extends Error {
  override readonly name = 'OfficeError';
  readonly status: number;
  readonly detail: string | null;
  readonly code: ErrorBody['code'] | null;
  /** What was wrong with which field, by its path: `title`, `images.0.alt`. */
  readonly fields: Record<string, string>;
  /** All that the server answered. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Partial<ErrorBody> & Record<string, unknown> = {}) {
    const detail = typeof body.detail === 'string' ? body.detail : null;
    super(detail ?? 'The server could not be reached.');
    this.status = status;
    this.detail = detail;
    this.code = body.code ?? null;
    this.fields = body.fields ?? {};
    this.body = body;
  }
}

export interface OfficeAnswer<Data> {
  data: Data;
  /** Rows that match in all, of lists. */
  total: number;
  /** There are more than `total`, which were not counted. */
  more: boolean;
  /** The search of a list looked through so many of the newest records only. */
  newest?: number;
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, but a FormData as the form that it is. */
  body?: unknown;
  signal?: AbortSignal;
}

/** Calls the API as the signed-in staff member. Throws OfficeError for everything but a good answer. */
export async function callOffice<Data>(path: string, options: Call = {}): Promise<OfficeAnswer<Data>> {
  const response = await fetchOffice(path, 'application/json', options);
  const json: unknown = await response.json().catch(() => null);
  if (json === null) throw new OfficeError(response.status);
  const total = Number(response.headers.get('x-total-count') ?? (Array.isArray(json) ? json.length : 0));
  const newest = Number(response.headers.get('x-search-newest'));
  return {
    data: json as Data,
    total,
    more: response.headers.has('x-total-more'),
    ...(newest > 0 ? { newest } : {}),
  };
}

/** The good answer to a call, of whatever type; OfficeError otherwise. A session that ended is renewed over the page. */
export async function fetchOffice(path: string, accept: string, options: Call = {}): Promise<Response> {
  const { method = 'GET', body, signal } = options;
  const form = body instanceof FormData ? body : null;
  if (method !== 'GET') noteOwnChange();
  const response = await fetch(`/api${path}`, {
    method,
    headers: { accept, ...(body === undefined || form ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: form ?? JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new OfficeError(0);
  });
  if (method !== 'GET') noteOwnChange();
  if (response.ok) return response;
  if (response.status === 401 && !path.startsWith('/auth/') && (await signedInAgain()))
    return fetchOffice(path, accept, options);
  const json: unknown = await response.json().catch(() => null);
  throw new OfficeError(response.status, typeof json === 'object' && json !== null ? { ...json } : {});
}

/** The server's sentence on a failure, or `standard` when it gave none. */
export function failureText(error: unknown, standard: string): string {
  return error instanceof OfficeError && error.detail ? error.detail : standard;
}
