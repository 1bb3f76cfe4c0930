import type { ErrorBody } from '#app/contract/errors.ts';

/** Why a call failed: `detail` is the server's sentence, when it gave one; `status` 0 when no answer came. */
export class OfficeError extends Error {
  override readonly name = 'OfficeError';
  readonly status: number;
  readonly detail: string | null;

  constructor(status: number, detail: string | null) {
    super(detail ?? 'The server could not be reached.');
    this.status = status;
    this.detail = detail;
  }
}

export interface OfficeAnswer<Data> {
  data: Data;
  /** Rows that match in all, of lists. */
  total: number;
}

/** Calls the API as the signed-in staff member. Throws OfficeError for everything but a good answer. */
export async function callOffice<Data>(
  path: string,
  options: { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: unknown; signal?: AbortSignal } = {},
): Promise<OfficeAnswer<Data>> {
  const { method = 'GET', body, signal } = options;
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new OfficeError(0, null);
  });
  const json: unknown = await response.json().catch(() => null);
  if (!response.ok || json === null) throw new OfficeError(response.status, detailOf(json));
  const total = Number(response.headers.get('x-total-count') ?? (Array.isArray(json) ? json.length : 0));
  return { data: json as Data, total };
}

function detailOf(json: unknown): string | null {
  const { detail } = (typeof json === 'object' && json !== null ? json : {}) as Partial<ErrorBody>;
  return typeof detail === 'string' ? detail : null;
}
