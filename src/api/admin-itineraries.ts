import { createRoute, z } from '@hono/zod-openapi';
import { idText } from '#app/contract/fields.ts';
import { AdminItineraryView, ItineraryInput, ItineraryItemView } from '#app/contract/itineraries.ts';
import { deleteItinerary } from '#app/services/catalog/delete-itinerary.ts';
import { findAdminItinerary } from '#app/services/catalog/find-admin-itinerary.ts';
import { findItineraryItem } from '#app/services/catalog/find-itinerary-item.ts';
import { saveItinerary } from '#app/services/catalog/save-itinerary.ts';
import { deleted, failure, json, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Content'];
const params = z.object({ id: idText.describe('of a package, cruise or pilgrimage') });
const kept = {
  ...signedIn,
};

const find = createRoute({
  tags,
  method: 'get',
  path: '/admin/itineraries/{id}',
  summary: 'The itinerary of a package, cruise or pilgrimage, drafts included',
  request: { params },
  responses: {
    200: { description: 'The itinerary', ...json(AdminItineraryView) },
    ...kept,
    404: failure('It has no itinerary yet'),
  },
});

const item = createRoute({
  tags,
  method: 'get',
  path: '/admin/itineraries/{id}/item',
  summary: 'What the itinerary is of, whether it has one or not',
  request: { params },
  responses: {
    200: { description: 'The package, cruise or pilgrimage', ...json(ItineraryItemView) },
    ...kept,
    404: failure('It does not exist'),
  },
});

const save = createRoute({
  tags,
  method: 'put',
  path: '/admin/itineraries/{id}',
  summary: 'Put a whole itinerary in place of the present one, or give it its first',
  request: { params, body: { required: true, ...json(ItineraryInput) } },
  responses: {
    200: { description: 'The itinerary', ...json(AdminItineraryView) },
    ...kept,
    404: failure('There is nothing it could be of'),
    409: failure('Somebody changed it since `version`'),
    422: failure('Something is missing or wrong'),
  },
});

const remove = createRoute({
  tags,
  method: 'delete',
  path: '/admin/itineraries/{id}',
  summary: 'Take the itinerary away; its page says that it comes soon',
  request: { params },
  responses: {
    ...deleted,
    ...kept,
    404: failure('It has none'),
  },
});

/** Staff's itineraries. */
export function adminItineraryRoutes(api: Api): void {
  api.openapi(find, async (c) => c.json(await findAdminItinerary(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(item, async (c) => c.json(await findItineraryItem(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(save, async (c) =>
    c.json(await saveItinerary(c.get('ctx'), { ...c.req.valid('param'), input: c.req.valid('json') }), 200),
  );

  api.openapi(remove, async (c) => {
    await deleteItinerary(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true } as const, 200);
  });
}
