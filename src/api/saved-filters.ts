import { createRoute, z } from '@hono/zod-openapi';
import { SavedFilter, SavedFilterInput, SavedFilterQuery } from '#app/contract/saved-filters.ts';
import { deleteSavedFilter } from '#app/services/saved-filters/delete-saved-filter.ts';
import { listSavedFilters } from '#app/services/saved-filters/list-saved-filters.ts';
import { saveFilter } from '#app/services/saved-filters/save-filter.ts';
import { deleted, failure, idParams, json } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Saved filters'];
const refused = { 401: failure('Nobody is signed in'), 422: failure('Something is missing or wrong') };

const list = createRoute({
  tags,
  method: 'get',
  path: '/admin/saved-filters',
  summary: 'The filters that the signed-in user saved',
  request: { query: SavedFilterQuery },
  responses: { 200: { description: 'By list and name', ...json(z.array(SavedFilter)) }, ...refused },
});

const save = createRoute({
  tags,
  method: 'post',
  path: '/admin/saved-filters',
  summary: 'Save a view of a list; the same name takes the new view',
  request: { body: { required: true, ...json(SavedFilterInput) } },
  responses: { 200: { description: 'The filter', ...json(SavedFilter) }, ...refused },
});

const remove = createRoute({
  tags,
  method: 'delete',
  path: '/admin/saved-filters/{id}',
  summary: 'Forget a saved filter',
  request: { params: idParams },
  responses: {
    ...deleted,
    401: refused[401],
    404: failure('It does not exist'),
  },
});

/** Each staff member's own views of lists. */
export function savedFilterRoutes(api: Api): void {
  api.openapi(list, async (c) => c.json(await listSavedFilters(c.get('ctx'), c.req.valid('query')), 200));

  api.openapi(save, async (c) => c.json(await saveFilter(c.get('ctx'), c.req.valid('json')), 200));

  api.openapi(remove, async (c) => {
    await deleteSavedFilter(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true } as const, 200);
  });
}
