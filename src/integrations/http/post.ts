import { type HandOver, later, refused } from './hand-over.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 200_000;

export interface Post {
  /** As people know the provider. */
  name: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs?: number;
}

export type PostAnswer = { status: number; json: unknown } | { failed: HandOver };

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
    return { status: response.status, json: parse(await readText(response)) };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return { failed: later(`${name} did not answer in time`, true) };
    return { failed: later(`${name} cannot be reached`, !NEVER_ARRIVED.test(causeCode(error))) };
  }
}

/** What every provider's status means, before its own codes: null for an answer that is worth reading. */
export function commonFailure(name: string, status: number, reason: string): HandOver | null {
  if (status >= 200 && status < 300) return null;
  const said = reason === '' ? `status ${status}` : reason;
  if (status === 401 || status === 403) return refused(`${name} refused our keys: ${said}`);
  if (status === 429) return later(`${name} is receiving too many messages: ${said}`);
  if (status === 408) return later(`${name} did not answer in time`, true);
  if (status >= 500) return later(`${name} has a problem of its own: ${said}`, status !== 503);
  return refused(`${name} refused the message: ${said}`);
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
