import type { Api } from './env.ts';

const ABOUT = `Amounts are rupees with two decimals, unless a field says paise. Dates are YYYY-MM-DD in the business time zone.
Refused calls answer {detail, code, fields}: a sentence for people, a code for programs, the fields that were wrong.
Paths with and without a slash at the end are the same call.`;

export type OpenApiDocument = ReturnType<Api['getOpenAPI31Document']>;

/** The document of all calls, made when first asked for: the routes do not change while the process runs. */
export function openApiDocument(api: Api): () => OpenApiDocument {
  let made: OpenApiDocument | undefined;
  return () => {
    made ??= api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Travel agency API', version: '1', description: ABOUT },
      servers: [{ url: '/api' }],
    });
    return made;
  };
}

export function openApiRoutes(api: Api): void {
  const document = openApiDocument(api);
  api.get('/openapi.json', (c) => c.json(document()));
}
