import { createRoute, z } from '@hono/zod-openapi';
import { AdminPackageView, ItineraryView, PACKAGE_REQUIRED, PackageInput } from '#app/contract/content.ts';
import { idText } from '#app/contract/fields.ts';
import { ListQuery } from '#app/contract/list-query.ts';
import { createPackage } from '#app/services/catalog/create-package.ts';
import { deletePackage } from '#app/services/catalog/delete-package.ts';
import { findItinerary } from '#app/services/catalog/find-itinerary.ts';
import { listAdminPackages } from '#app/services/catalog/list-admin-packages.ts';
import { updatePackage } from '#app/services/catalog/update-package.ts';
import { invalid, notFound } from '#app/services/errors.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { failure, json, listOf } from './describe.ts';
import type { Api } from './env.ts';
import { inputFailure } from './errors.ts';
import { onlySent } from './only-sent.ts';

const tags = ['Content'];
const params = z.object({ id: idText });
const refused = { 401: failure('Nobody is signed in'), 422: failure('Something is missing or wrong') };
const missing = { 404: failure('It does not exist') };

const list = createRoute({
  tags,
  method: 'get',
  path: '/admin/packages',
  summary: 'All packages, drafts included, newest first',
  request: { query: ListQuery },
  responses: { ...listOf(AdminPackageView), 401: refused[401] },
});

const create = createRoute({
  tags,
  method: 'post',
  path: '/admin/packages',
  summary: 'Make a package; it is published unless `status` is `draft`',
  request: { body: { required: true, ...json(PackageInput) } },
  responses: { 201: { description: 'The package', ...json(AdminPackageView) }, ...refused },
});

const update = createRoute({
  tags,
  method: 'put',
  path: '/admin/packages/{id}',
  summary: 'Change a package; fields that are left out stay as they are',
  request: { params, body: { required: true, ...json(PackageInput.partial()) } },
  responses: { 200: { description: 'The package', ...json(AdminPackageView) }, ...refused, ...missing },
});

const remove = createRoute({
  tags,
  method: 'delete',
  path: '/admin/packages/{id}',
  summary: 'Delete a package and its itinerary; its bookings stay',
  request: { params },
  responses: {
    200: { description: 'It is gone', ...json(z.object({ deleted: z.literal(true) })) },
    401: refused[401],
    ...missing,
  },
});

const itinerary = createRoute({
  tags,
  method: 'get',
  path: '/admin/itineraries/{id}',
  summary: 'The itinerary of a package, cruise or pilgrimage, drafts included',
  request: { params },
  responses: {
    200: { description: 'The itinerary', ...json(ItineraryView) },
    401: refused[401],
    404: failure('It has no itinerary yet'),
  },
});

/** Staff's packages and itineraries. */
export function adminPackageRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    return c.json(pageRows(c, query, await listAdminPackages(c.get('ctx'), query)), 200);
  });

  api.openapi(
    create,
    async (c) => c.json(await createPackage(c.get('ctx'), c.req.valid('json')), 201),
    refuse,
  );

  api.openapi(
    update,
    async (c) => {
      const input = onlySent(c.req.valid('json'), await c.req.json());
      return c.json(await updatePackage(c.get('ctx'), { ...c.req.valid('param'), input }), 200);
    },
    refuse,
  );

  api.openapi(remove, async (c) => {
    await deletePackage(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true } as const, 200);
  });

  api.openapi(itinerary, async (c) => {
    const view = await findItinerary(c.get('ctx'), c.req.valid('param').id, { drafts: true });
    if (!view) throw notFound('Failed to load itinerary for this package');
    return c.json(view, 200);
  });
}

/** Without a title, a destination or a price there is one sentence for the whole form; each field has its own too. */
function refuse(result: { success: boolean; error?: z.core.$ZodError; target: string }): undefined {
  if (result.success || !result.error) return undefined;
  const failed = inputFailure(result.error, result.target);
  const required = ['title', 'destination', 'price'].some((name) =>
    failed.fields?.[name]?.endsWith('is required'),
  );
  throw required ? invalid(PACKAGE_REQUIRED, failed.fields) : failed;
}
