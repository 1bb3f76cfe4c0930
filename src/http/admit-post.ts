import { readBody } from '#app/api/middleware/request-body.ts';
import { comesFromOwnSite } from '#app/api/middleware/same-origin.ts';
import { AppError } from '#app/services/errors.ts';

/** 128 KB: a form's longest texts in percent encoding fit three times over. */
const MAX_FORM = 131_072;
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;
const READS = new Set(['GET', 'HEAD']);

/**
 * A page's request as it may reach an action: reads as they came, posts only from our own pages, as a form, and small
 * (read whole here). Answers the refusal of all others. The origin is left out afterwards: the framework would compare
 * it with the host alone, which differs behind a proxy.
 */
export async function admitPost(request: Request, publicOrigin: string): Promise<Request | Response> {
  if (READS.has(request.method)) return request;
  if (request.method !== 'POST') return refuse(405, 'This address takes no such request.');
  if (!comesFromOwnSite(request, publicOrigin))
    return refuse(403, 'This request came from another site, so it was refused.');
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? ''))
    return refuse(415, 'This address takes forms only.');
  try {
    const body = await readBody(request, MAX_FORM);
    const headers = new Headers(request.headers);
    headers.delete('origin');
    return new Request(request.url, { method: 'POST', headers, body, signal: request.signal });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'body_too_large'
      ? refuse(413, 'The form is too large. Please go back and shorten its texts.')
      : refuse(400, error.message);
  }
}

function refuse(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
