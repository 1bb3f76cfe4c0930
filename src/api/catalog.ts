import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import {
  CruiseView,
  DestinationView,
  ItineraryView,
  PackageView,
  PilgrimageView,
  TestimonialView,
} from '#app/contract/content.ts';
import { idText } from '#app/contract/fields.ts';
import { ListQuery } from '#app/contract/list-query.ts';
import { PackageCountsView, PackageListQuery } from '#app/contract/package-query.ts';
import { RouteMap } from '#app/contract/route-map.ts';
import { countPackages } from '#app/services/catalog/count-packages.ts';
import { featuredPackages } from '#app/services/catalog/featured-packages.ts';
import { findItinerary } from '#app/services/catalog/find-itinerary.ts';
import { findCruise, findPackage, findPilgrimage } from '#app/services/catalog/find-trip.ts';
import { listCruises } from '#app/services/catalog/list-cruises.ts';
import { listDestinations } from '#app/services/catalog/list-destinations.ts';
import { listPackages } from '#app/services/catalog/list-packages.ts';
import { listPilgrimages } from '#app/services/catalog/list-pilgrimages.ts';
import { listTestimonials } from '#app/services/catalog/list-testimonials.ts';
import { findRouteMap } from '#app/services/catalog/route-map/find-route-map.ts';
import { notFound } from '#app/services/errors.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { failure, json, listOf } from './describe.ts';
import type { Api, ApiEnv } from './env.ts';

/** Anybody may keep an answer, but asks each time whether it still holds: an edit shows on the next request. */
const revalidated: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  if (c.res.ok) c.res.headers.set('cache-control', 'no-cache');
};
const middleware = [etag(), revalidated];

const described = { tags: ['Public site'], middleware };
const byId = { params: z.object({ id: idText.describe('id or slug') }) };
const missing = { 404: failure('There is none, or it is a draft') };

const featured = createRoute({
  ...described,
  method: 'get',
  path: '/packages/featured',
  summary: 'The featured packages by priority, then rating',
  request: { query: ListQuery.omit({ q: true }) },
  responses: listOf(PackageView),
});

const packages = createRoute({
  ...described,
  method: 'get',
  path: '/packages',
  summary: 'The published packages that match all filters, newest first unless `sort` says otherwise',
  request: { query: PackageListQuery },
  responses: listOf(PackageView),
});

const packageCounts = createRoute({
  ...described,
  method: 'get',
  path: '/package-counts',
  summary: 'How many packages each option of each filter would show, the other filters staying as they are',
  request: { query: PackageListQuery.omit({ limit: true, offset: true, sort: true }) },
  responses: { 200: { description: 'The counts', ...json(PackageCountsView) } },
});

const onePackage = createRoute({
  ...described,
  method: 'get',
  path: '/packages/{id}',
  summary: 'One published package',
  request: byId,
  responses: { 200: { description: 'The package', ...json(PackageView) }, ...missing },
});

const destinations = createRoute({
  ...described,
  method: 'get',
  path: '/destinations',
  summary: 'The destinations, each with the number of its published packages',
  request: { query: ListQuery },
  responses: listOf(DestinationView),
});

const cruises = createRoute({
  ...described,
  method: 'get',
  path: '/cruises',
  summary: 'The cruises',
  request: { query: ListQuery },
  responses: listOf(CruiseView),
});

const oneCruise = createRoute({
  ...described,
  method: 'get',
  path: '/cruises/{id}',
  summary: 'One cruise',
  request: byId,
  responses: { 200: { description: 'The cruise', ...json(CruiseView) }, ...missing },
});

const pilgrimages = createRoute({
  ...described,
  method: 'get',
  path: '/pilgrimages',
  summary: 'The pilgrimages',
  request: { query: ListQuery },
  responses: listOf(PilgrimageView),
});

const onePilgrimage = createRoute({
  ...described,
  method: 'get',
  path: '/pilgrimages/{id}',
  summary: 'One pilgrimage',
  request: byId,
  responses: { 200: { description: 'The pilgrimage', ...json(PilgrimageView) }, ...missing },
});

const testimonials = createRoute({
  ...described,
  method: 'get',
  path: '/testimonials',
  summary: 'What travellers said, newest first',
  request: { query: ListQuery },
  responses: listOf(TestimonialView),
});

const itinerary = createRoute({
  ...described,
  method: 'get',
  path: '/itineraries/{id}',
  summary: 'The day-by-day itinerary of a package, cruise or pilgrimage',
  request: { params: z.object({ id: idText.describe('id of the package, cruise or pilgrimage') }) },
  responses: {
    200: { description: 'The itinerary', ...json(ItineraryView) },
    404: failure('It has no itinerary yet'),
  },
});

const routeMap = createRoute({
  ...described,
  method: 'get',
  path: '/route-maps/{id}',
  summary: 'The drawn route of a package, cruise or pilgrimage; `map` is null when its stops are not known',
  request: { params: z.object({ id: idText.describe('id of the package, cruise or pilgrimage') }) },
  responses: { 200: { description: 'The map', ...json(z.object({ map: RouteMap.nullable() })) } },
});

/** What the public site shows, for everybody. */
export function catalogRoutes(api: Api): void {
  api.openapi(featured, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    return c.json(pageRows(c, query, await featuredPackages(c.get('ctx'), query)), 200);
  });
  api.openapi(packages, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    return c.json(pageRows(c, query, await listPackages(c.get('ctx'), query)), 200);
  });
  api.openapi(packageCounts, async (c) =>
    c.json(await countPackages(c.get('ctx'), c.req.valid('query')), 200),
  );
  api.openapi(destinations, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    return c.json(pageRows(c, query, await listDestinations(c.get('ctx'), query)), 200);
  });
  api.openapi(cruises, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    return c.json(pageRows(c, query, await listCruises(c.get('ctx'), query)), 200);
  });
  api.openapi(pilgrimages, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    return c.json(pageRows(c, query, await listPilgrimages(c.get('ctx'), query)), 200);
  });
  api.openapi(testimonials, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    return c.json(pageRows(c, query, await listTestimonials(c.get('ctx'), query)), 200);
  });

  api.openapi(onePackage, async (c) =>
    c.json(found(await findPackage(c.get('ctx'), c.req.valid('param').id)), 200),
  );
  api.openapi(oneCruise, async (c) =>
    c.json(found(await findCruise(c.get('ctx'), c.req.valid('param').id)), 200),
  );
  api.openapi(onePilgrimage, async (c) =>
    c.json(found(await findPilgrimage(c.get('ctx'), c.req.valid('param').id)), 200),
  );
  api.openapi(itinerary, async (c) => {
    const view = await findItinerary(c.get('ctx'), c.req.valid('param').id);
    return c.json(found(view, 'Detailed itinerary coming soon!'), 200);
  });
  api.openapi(routeMap, async (c) =>
    c.json({ map: await findRouteMap(c.get('ctx'), c.req.valid('param').id) }, 200),
  );
}

function found<View>(view: View | null, detail?: string): View {
  if (view === null) throw notFound(detail);
  return view;
}
