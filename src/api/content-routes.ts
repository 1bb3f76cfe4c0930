import { z } from '@hono/zod-openapi';
import { DuplicateQuery, OrderInput } from '#app/contract/admin-content.ts';
import { csvListOf, csvQuery } from './answer-csv.ts';
import { deleted, failure, idParams, json, savedAlready, signedIn } from './describe.ts';

/** What the descriptions of staff's content calls have in common. */
export const tags = ['Content'];
export const refused = { ...signedIn, 422: failure('Something is missing or wrong') };
export const missing = { 404: failure('It does not exist') };

/** PUT …/order of a list that has an order. */
export function order<Path extends string>(path: Path) {
  return {
    tags,
    method: 'put' as const,
    path: `${path}/order` as const,
    summary: 'Put some or all in order: they take the places that they have together now',
    request: { body: { required: true, ...json(OrderInput) } },
    responses: {
      200: { description: 'All ids in their order', ...json(z.object({ ids: z.array(z.string()) })) },
      ...refused,
    },
  };
}

/** The calls of cruises and of pilgrimages, which differ in their fields only. `noun`: cruise, pilgrimage. */
export function tripRoutes<
  Path extends string,
  View extends z.ZodType,
  Input extends z.ZodType,
  Change extends z.ZodType,
  Query extends z.ZodObject,
>(noun: string, shape: { path: Path; view: View; input: Input; change: Change; query: Query }) {
  const { path } = shape;
  const one = { 200: { description: `The ${noun}`, ...json(shape.view) } };
  return {
    list: {
      tags,
      method: 'get' as const,
      path,
      summary: `The ${noun}s that match, drafts included; as on the website unless \`sort\` says`,
      request: { query: shape.query.extend(csvQuery) as unknown as Query },
      responses: { ...csvListOf(shape.view), ...signedIn },
    },
    create: {
      tags,
      method: 'post' as const,
      path,
      summary: `Make a ${noun}; it is published unless \`status\` is \`draft\``,
      request: { body: { required: true, ...json(shape.input) } },
      responses: { 201: { description: `The ${noun}`, ...json(shape.view) }, ...refused, ...savedAlready },
    },
    order: order(path),
    find: {
      tags,
      method: 'get' as const,
      path: `${path}/{id}` as const,
      summary: `One ${noun}, a draft too`,
      request: { params: idParams },
      responses: { ...one, ...signedIn, ...missing },
    },
    update: {
      tags,
      method: 'put' as const,
      path: `${path}/{id}` as const,
      summary: `Change a ${noun}; fields that are left out stay as they are`,
      request: { params: idParams, body: { required: true, ...json(shape.change) } },
      responses: {
        ...one,
        ...refused,
        ...missing,
        409: failure('Somebody changed it since `version`'),
      },
    },
    remove: {
      tags,
      method: 'delete' as const,
      path: `${path}/{id}` as const,
      summary: `Delete a ${noun} and its itinerary, which can be brought back for 30 days; its bookings stay`,
      request: { params: idParams },
      responses: { ...deleted, ...signedIn, ...missing },
    },
    restore: {
      tags,
      method: 'post' as const,
      path: `${path}/{id}/restore` as const,
      summary: `Bring a deleted ${noun} back, with its itinerary; possible for 30 days`,
      request: { params: idParams },
      responses: { ...one, ...signedIn, ...missing },
    },
    duplicate: {
      tags,
      method: 'post' as const,
      path: `${path}/{id}/duplicate` as const,
      summary: `Make a draft like a ${noun}, with its itinerary`,
      request: { params: idParams, query: DuplicateQuery },
      responses: { 201: { description: 'The new draft', ...json(shape.view) }, ...signedIn, ...missing },
    },
  };
}
