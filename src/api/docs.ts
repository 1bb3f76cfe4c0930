import { createHash } from 'node:crypto';
import { docsPage } from './docs-page.ts';
import { DOCS_STYLE } from './docs-style.ts';
import type { Api } from './env.ts';
import { openApiDocument } from './openapi.ts';

const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** GET /api/docs: the OpenAPI document as a page to read, without scripts. */
export function docsRoutes(api: Api): void {
  const document = openApiDocument(api);
  api.get('/docs', async (c) => {
    c.header('content-security-policy', POLICY);
    return c.html(await docsPage(document()));
  });
}
