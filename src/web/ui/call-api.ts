import type { ErrorBody } from '#app/contract/errors.ts';

export type ApiAnswer<Data> =
  | { ok: true; data: Data }
  /** `status` 0: no answer came (offline, time-out). `detail` is the server's sentence, when it gave one. */
  | {
      ok: false;
      status: number;
      detail: string | null;
      code: ErrorBody['code'] | null;
      fields: Record<string, string>;
    };

/** Calls our API with JSON. Never throws, but for an abort of `signal`. */
export async function callApi<Data>(
  path: string,
  options: { body?: unknown; signal?: AbortSignal } = {},
): Promise<ApiAnswer<Data>> {
  const { body, signal } = options;
  try {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers:
        body === undefined
          ? { accept: 'application/json' }
          : { accept: 'application/json', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    const json: unknown = await response.json().catch(() => null);
    if (response.ok && json !== null) return { ok: true, data: json as Data };
    return { ok: false, status: response.status, ...readError(json) };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, status: 0, detail: null, code: null, fields: {} };
  }
}

function readError(json: unknown): {
  detail: string | null;
  code: ErrorBody['code'] | null;
  fields: Record<string, string>;
} {
  const body = (typeof json === 'object' && json !== null ? json : {}) as Partial<ErrorBody>;
  return {
    detail: typeof body.detail === 'string' ? body.detail : null,
    code: body.code ?? null,
    fields: body.fields ?? {},
  };
}
