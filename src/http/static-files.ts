import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

export type NodeHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** The built files (indexed once at start), with their pre-compressed forms. Hashed assets and fonts never change. */
export function createStaticFiles(directory: string, headers: Record<string, string>): NodeHandler {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader('cache-control', /^\/(assets|fonts)\//.test(path) ? YEAR : DAY);
      // A picture opened on its own runs nothing, whatever is inside it.
      if (path.endsWith('.svg'))
        response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    },
  }) as NodeHandler;
  return (request, response, next) => {
    // A file that cannot be read any more ends its own answer, not the process.
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    serve(request, response, next);
  };
}
