import { createRoute, z } from '@hono/zod-openapi';
import { SearchGroup, SearchQuery } from '#app/contract/search.ts';
import { searchRecords } from '#app/services/search/search-records.ts';
import { failure, json } from './describe.ts';
import type { Api } from './env.ts';

const search = createRoute({
  method: 'get',
  path: '/admin/search',
  tags: ['Office'],
  summary: 'Find any record by name, phone, e-mail, reference or title, as far as the role may see it',
  request: { query: SearchQuery },
  responses: {
    200: { description: 'At most five of each kind', ...json(z.array(SearchGroup)) },
    401: failure('Nobody is signed in'),
    422: failure('Less than two letters, or more than 200'),
  },
});

export function searchRoutes(api: Api): void {
  api.openapi(search, async (c) => c.json(await searchRecords(c.get('ctx'), c.req.valid('query')), 200));
}
