import { createRoute } from '@hono/zod-openapi';
import {
  AdminDestinationQuery,
  AdminDestinationView,
  DestinationChangeInput,
  NewDestination,
} from '#app/contract/admin-content.ts';
import { createDestination } from '#app/services/catalog/create-destination.ts';
import { deleteDestination } from '#app/services/catalog/delete-destination.ts';
import { findAdminDestination } from '#app/services/catalog/find-admin-destination.ts';
import { listAdminDestinations } from '#app/services/catalog/list-admin-destinations.ts';
import { orderContent } from '#app/services/catalog/order-content.ts';
import { restoreDestination } from '#app/services/catalog/restore-destination.ts';
import { updateDestination } from '#app/services/catalog/update-destination.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { missing, order, refused, tags } from './content-routes.ts';
import { DESTINATION_CSV } from './csv-files.ts';
import { deleted, failure, json, idParams as params, signedIn } from './describe.ts';
import type { Api } from './env.ts';
import { onlySent } from './only-sent.ts';

const path = '/admin/destinations';
const one = { 200: { description: 'The destination', ...json(AdminDestinationView) } };
const taken = failure('Another destination has this name');

const list = createRoute({
  tags,
  method: 'get',
  path,
  summary: 'The destinations, each with the number of its packages; as on the website unless `sort` says',
  request: { query: AdminDestinationQuery.extend(csvQuery) },
  responses: { ...csvListOf(AdminDestinationView), ...signedIn },
});

const create = createRoute({
  tags,
  method: 'post',
  path,
  summary: 'Make a destination, the last on the website',
  request: { body: { required: true, ...json(NewDestination) } },
  responses: {
    201: { description: 'The destination', ...json(AdminDestinationView) },
    ...refused,
    409: failure('Another destination has this name, or the form was saved already, with other values'),
  },
});

const find = createRoute({
  tags,
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One destination',
  request: { params },
  responses: { ...one, ...signedIn, ...missing },
});

const update = createRoute({
  tags,
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Change a destination; fields that are left out stay, and a new name goes to its packages too',
  request: { params, body: { required: true, ...json(DestinationChangeInput) } },
  responses: {
    ...one,
    ...refused,
    ...missing,
    409: failure('Another destination has this name, or somebody changed it since `version`'),
  },
});

const remove = createRoute({
  tags,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete a destination that no package uses; it can be brought back for 30 days',
  request: { params },
  responses: { ...deleted, ...signedIn, ...missing, 409: failure('Packages use it: `in_use` says how many') },
});

const restore = createRoute({
  tags,
  method: 'post',
  path: `${path}/{id}/restore`,
  summary: 'Bring a deleted destination back; possible for 30 days',
  request: { params },
  responses: { ...one, ...signedIn, ...missing, 409: taken },
});

const arrange = createRoute(order(path));

/** Staff's destinations. */
export function adminDestinationRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    const ask = (page = {}) => listAdminDestinations(c.get('ctx'), { ...query, ...page });
    if (asksForCsv(c)) return answerCsv(c, { name: 'destinations', columns: DESTINATION_CSV, list: ask });
    return c.json(pageRows(c, query, await ask()), 200);
  });

  api.openapi(create, async (c) => c.json(await createDestination(c.get('ctx'), c.req.valid('json')), 201));

  api.openapi(arrange, async (c) => {
    const ids = await orderContent(c.get('ctx'), { kind: 'destination', ...c.req.valid('json') });
    return c.json({ ids }, 200);
  });

  api.openapi(find, async (c) => c.json(await findAdminDestination(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(update, async (c) => {
    const input = onlySent(c.req.valid('json'), await c.req.json());
    return c.json(await updateDestination(c.get('ctx'), { ...c.req.valid('param'), input }), 200);
  });

  api.openapi(remove, async (c) => {
    await deleteDestination(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true } as const, 200);
  });

  api.openapi(restore, async (c) =>
    c.json(await restoreDestination(c.get('ctx'), c.req.valid('param')), 200),
  );
}
