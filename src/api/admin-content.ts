import { createRoute, z } from '@hono/zod-openapi';
import {
  AdminTestimonialView,
  DestinationInput,
  DestinationView,
  TestimonialInput,
} from '#app/contract/content.ts';
import { idText } from '#app/contract/fields.ts';
import { ListQuery } from '#app/contract/list-query.ts';
import { createTestimonial } from '#app/services/catalog/create-testimonial.ts';
import { deleteTestimonial } from '#app/services/catalog/delete-testimonial.ts';
import { listAdminDestinations } from '#app/services/catalog/list-destinations.ts';
import { listAdminTestimonials } from '#app/services/catalog/list-testimonials.ts';
import { updateDestination } from '#app/services/catalog/update-destination.ts';
import { updateTestimonial } from '#app/services/catalog/update-testimonial.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { failure, json, listOf } from './describe.ts';
import type { Api } from './env.ts';
import { onlySent } from './only-sent.ts';

const tags = ['Content'];
const params = z.object({ id: idText });
const refused = { 401: failure('Nobody is signed in'), 422: failure('Something is missing or wrong') };
const missing = { 404: failure('It does not exist') };

const destinations = createRoute({
  tags,
  method: 'get',
  path: '/admin/destinations',
  summary: 'The destinations, each with the number of its published packages',
  request: { query: ListQuery },
  responses: { ...listOf(DestinationView), 401: refused[401] },
});

const changeDestination = createRoute({
  tags,
  method: 'put',
  path: '/admin/destinations/{id}',
  summary: 'Change a destination; fields that are left out stay, and a new name goes to its packages too',
  request: { params, body: { required: true, ...json(DestinationInput.partial()) } },
  responses: {
    200: { description: 'The destination', ...json(DestinationView) },
    409: failure('Another destination has this name'),
    ...refused,
    ...missing,
  },
});

const testimonials = createRoute({
  tags,
  method: 'get',
  path: '/admin/testimonials',
  summary: 'The testimonials, newest first',
  request: { query: ListQuery },
  responses: { ...listOf(AdminTestimonialView), 401: refused[401] },
});

const addTestimonial = createRoute({
  tags,
  method: 'post',
  path: '/admin/testimonials',
  summary: 'Put a traveller’s words on the site',
  request: { body: { required: true, ...json(TestimonialInput) } },
  responses: { 201: { description: 'The testimonial', ...json(AdminTestimonialView) }, ...refused },
});

const changeTestimonial = createRoute({
  tags,
  method: 'put',
  path: '/admin/testimonials/{id}',
  summary: 'Change a testimonial; fields that are left out stay as they are',
  request: { params, body: { required: true, ...json(TestimonialInput.partial()) } },
  responses: {
    200: { description: 'The testimonial', ...json(AdminTestimonialView) },
    ...refused,
    ...missing,
  },
});

const removeTestimonial = createRoute({
  tags,
  method: 'delete',
  path: '/admin/testimonials/{id}',
  summary: 'Take a testimonial off the site',
  request: { params },
  responses: {
    200: { description: 'It is gone', ...json(z.object({ deleted: z.literal(true) })) },
    401: refused[401],
    ...missing,
  },
});

/** Staff's destinations and testimonials. */
export function adminContentRoutes(api: Api): void {
  api.openapi(destinations, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    return c.json(pageRows(c, query, await listAdminDestinations(c.get('ctx'), query)), 200);
  });

  api.openapi(changeDestination, async (c) => {
    const input = onlySent(c.req.valid('json'), await c.req.json());
    return c.json(await updateDestination(c.get('ctx'), { ...c.req.valid('param'), input }), 200);
  });

  api.openapi(testimonials, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    return c.json(pageRows(c, query, await listAdminTestimonials(c.get('ctx'), query)), 200);
  });

  api.openapi(addTestimonial, async (c) =>
    c.json(await createTestimonial(c.get('ctx'), c.req.valid('json')), 201),
  );

  api.openapi(changeTestimonial, async (c) => {
    const input = onlySent(c.req.valid('json'), await c.req.json());
    return c.json(await updateTestimonial(c.get('ctx'), { ...c.req.valid('param'), input }), 200);
  });

  api.openapi(removeTestimonial, async (c) => {
    await deleteTestimonial(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true } as const, 200);
  });
}
