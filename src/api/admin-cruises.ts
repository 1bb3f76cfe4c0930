import { createRoute } from '@hono/zod-openapi';
import { AdminCruiseView, AdminTripQuery, CruiseChangeInput, NewCruise } from '#app/contract/admin-trips.ts';
import { createTrip } from '#app/services/catalog/create-trip.ts';
import { cruiseKit as kit } from '#app/services/catalog/cruise-kit.ts';
import { deleteTrip } from '#app/services/catalog/delete-trip.ts';
import { duplicateTrip } from '#app/services/catalog/duplicate-trip.ts';
import { findAdminTrip } from '#app/services/catalog/find-admin-trip.ts';
import { listAdminTrips } from '#app/services/catalog/list-admin-trips.ts';
import { orderContent } from '#app/services/catalog/order-content.ts';
import { restoreTrip } from '#app/services/catalog/restore-trip.ts';
import { updateTrip } from '#app/services/catalog/update-trip.ts';
import { answerCsv, asksForCsv } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { tripRoutes } from './content-routes.ts';
import { CRUISE_CSV } from './csv-files.ts';
import type { Api } from './env.ts';
import { onlySent } from './only-sent.ts';

const routes = tripRoutes('cruise', {
  path: '/admin/cruises',
  view: AdminCruiseView,
  input: NewCruise,
  change: CruiseChangeInput,
  query: AdminTripQuery,
});

/** Staff's cruises. */
export function adminCruiseRoutes(api: Api): void {
  api.openapi(createRoute(routes.list), async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    const ask = (page = {}) => listAdminTrips(c.get('ctx'), { kit, query: { ...query, ...page } });
    if (asksForCsv(c)) return answerCsv(c, { name: 'cruises', columns: CRUISE_CSV, list: ask });
    return c.json(pageRows(c, query, await ask()), 200);
  });

  api.openapi(createRoute(routes.create), async (c) =>
    c.json(await createTrip(c.get('ctx'), { kit, input: c.req.valid('json') }), 201),
  );

  api.openapi(createRoute(routes.order), async (c) => {
    const ids = await orderContent(c.get('ctx'), { kind: 'cruise', ...c.req.valid('json') });
    return c.json({ ids }, 200);
  });

  api.openapi(createRoute(routes.find), async (c) =>
    c.json(await findAdminTrip(c.get('ctx'), { kit, ...c.req.valid('param') }), 200),
  );

  api.openapi(createRoute(routes.update), async (c) => {
    const input = onlySent(c.req.valid('json'), await c.req.json());
    return c.json(await updateTrip(c.get('ctx'), { kit, ...c.req.valid('param'), input }), 200);
  });

  api.openapi(createRoute(routes.remove), async (c) => {
    await deleteTrip(c.get('ctx'), { kit, ...c.req.valid('param') });
    return c.json({ deleted: true } as const, 200);
  });

  api.openapi(createRoute(routes.restore), async (c) =>
    c.json(await restoreTrip(c.get('ctx'), { kit, ...c.req.valid('param') }), 200),
  );

  api.openapi(createRoute(routes.duplicate), async (c) =>
    c.json(await duplicateTrip(c.get('ctx'), { kit, ...c.req.valid('param'), ...c.req.valid('query') }), 201),
  );
}
