import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';

import { deferScripts } from './defer-scripts.ts';
import { inlineStyles } from './inline-styles.ts';

export { servicesContext, visitorContext } from './context.ts';

/** Whole pages, not streams: the page cache needs the finished HTML to hash its inline scripts and to compress it once. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
      onAllReady() {
        const body = new PassThrough();
        const parts: Buffer[] = [];
        body.on('data', (part: Buffer) => parts.push(part));
        body.on('error', reject);
        body.on('end', () => {
          headers.set('content-type', 'text/html; charset=utf-8');
          const html = Buffer.concat(parts).toString('utf8');
          resolve(
            new Response(import.meta.env.PROD ? forFirstPaint(html, request.url) : html, {
              status: failed ? 500 : status,
              headers,
            }),
          );
        });
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}

/** What the browser needs to show the page first. The office's sheets are files: its people open many pages. */
function forFirstPaint(html: string, url: string): string {
  const page = deferScripts(html);
  return /^\/admin(\/|$)/i.test(new URL(url).pathname) ? page : inlineStyles(page);
}

/** React Router's own report of a failing loader or action: expected answers (404 and the like) are not errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
}
