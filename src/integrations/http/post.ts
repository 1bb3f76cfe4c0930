import { type HandOver, later, refused } from './hand-over.ts';

/** Shorter than a person waits for the answer to Send, who then hears that it may have gone. */
const TIMEOUT_MS = 9_000;
const MOST_BYTES = 200_000;

export interface Post {
  /** As people know the provider. */
  name: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs?: number;
}

export interface Answered {
  status: number;
  json: unknown;
  /** Seconds that the provider asked to wait; null when it did not say. */
  retryAfter: number | null;
}
export type PostAnswer = Answered | { failed: HandOver };

/**
 * One call of a messaging provider. Never throws: what is no answer at all comes as `failed`. A redirect is refused,
 * since it would carry the key elsewhere.
 */
export async function post({ name, url, headers, body, timeoutMs = TIMEOUT_MS }: Post): Promise<PostAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const retryAfter = readRetryAfter(response.headers.get('retry-after'));
    return { status: response.status, json: parse(await readText(response)), retryAfter };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return { failed: later(`${name} did not answer in time`, true) };
    return { failed: later(`${name} cannot be reached`, !NEVER_ARRIVED.test(causeCode(error))) };
  }
}

/** What every provider's status means, before its own codes: null for an answer that is worth reading. */
export function commonFailure(
  name: string,
  { status, retryAfter }: Pick<Answered, 'status' | 'retryAfter'>,
  reason: string,
): HandOver | null {
  if (status >= 200 && status < 300) return null;
  const said = reason === '' ? `status ${status}` : reason;
  if (status === 401 || status === 403) return refused(`${name} refused our keys: ${said}`);
  if (status === 429) return later(`${name} is receiving too many messages: ${said}`, false, retryAfter);
  if (status === 408) return later(`${name} did not answer in time`, true);
  if (status >= 500) return later(`${name} has a problem of its own: ${said}`, status !== 503, retryAfter);
  return refused(`${name} refused the message: ${said}`);
}

/** Longer than a day is no pause but a refusal to say. */
const LONGEST_PAUSE = 86_400;

/** `Retry-After` in seconds or as a date; null for neither. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d{1,9}$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), LONGEST_PAUSE) : null;
}

const NEVER_ARRIVED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_.*|.*_CERT.*)$/;

function causeCode(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return typeof cause?.code === 'string' ? cause.code : '';
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new Error('The answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
