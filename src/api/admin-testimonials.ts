import { createRoute } from '@hono/zod-openapi';
import {
  AdminTestimonialQuery,
  NewTestimonial,
  TestimonialChangeInput,
} from '#app/contract/admin-content.ts';
import { AdminTestimonialView } from '#app/contract/content.ts';
import { createTestimonial } from '#app/services/catalog/create-testimonial.ts';
import { deleteTestimonial } from '#app/services/catalog/delete-testimonial.ts';
import { findAdminTestimonial } from '#app/services/catalog/find-admin-testimonial.ts';
import { listAdminTestimonials } from '#app/services/catalog/list-testimonials.ts';
import { restoreTestimonial } from '#app/services/catalog/restore-testimonial.ts';
import { updateTestimonial } from '#app/services/catalog/update-testimonial.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { missing, refused, tags } from './content-routes.ts';
import { TESTIMONIAL_CSV } from './csv-files.ts';
import { deleted, failure, json, idParams as params, savedAlready, signedIn } from './describe.ts';
import type { Api } from './env.ts';
import { onlySent } from './only-sent.ts';

const path = '/admin/testimonials';
const one = { 200: { description: 'The testimonial', ...json(AdminTestimonialView) } };

const list = createRoute({
  tags,
  method: 'get',
  path,
  summary: 'The testimonials; newest first unless `sort` says',
  request: { query: AdminTestimonialQuery.extend(csvQuery) },
  responses: { ...csvListOf(AdminTestimonialView), ...signedIn },
});

const create = createRoute({
  tags,
  method: 'post',
  path,
  summary: 'Put a traveller’s words on the site',
  request: { body: { required: true, ...json(NewTestimonial) } },
  responses: {
    201: { description: 'The testimonial', ...json(AdminTestimonialView) },
    ...refused,
    ...savedAlready,
  },
});

const find = createRoute({
  tags,
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One testimonial',
  request: { params },
  responses: { ...one, ...signedIn, ...missing },
});

const update = createRoute({
  tags,
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Change a testimonial; fields that are left out stay as they are',
  request: { params, body: { required: true, ...json(TestimonialChangeInput) } },
  responses: { ...one, ...refused, ...missing, 409: failure('Somebody changed it since `version`') },
});

const remove = createRoute({
  tags,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Take a testimonial off the site; it can be brought back for 30 days',
  request: { params },
  responses: { ...deleted, ...signedIn, ...missing },
});

const restore = createRoute({
  tags,
  method: 'post',
  path: `${path}/{id}/restore`,
  summary: 'Bring a deleted testimonial back; possible for 30 days',
  request: { params },
  responses: { ...one, ...signedIn, ...missing },
});

/** Staff's testimonials. */
export function adminTestimonialRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    const ask = (page = {}) => listAdminTestimonials(c.get('ctx'), { ...query, ...page });
    if (asksForCsv(c)) return answerCsv(c, { name: 'testimonials', columns: TESTIMONIAL_CSV, list: ask });
    return c.json(pageRows(c, query, await ask()), 200);
  });

  api.openapi(create, async (c) => c.json(await createTestimonial(c.get('ctx'), c.req.valid('json')), 201));

  api.openapi(find, async (c) => c.json(await findAdminTestimonial(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(update, async (c) => {
    const input = onlySent(c.req.valid('json'), await c.req.json());
    return c.json(await updateTestimonial(c.get('ctx'), { ...c.req.valid('param'), input }), 200);
  });

  api.openapi(remove, async (c) => {
    await deleteTestimonial(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true } as const, 200);
  });

  api.openapi(restore, async (c) =>
    c.json(await restoreTestimonial(c.get('ctx'), c.req.valid('param')), 200),
  );
}
