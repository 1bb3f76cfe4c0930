import { createRoute } from '@hono/zod-openapi';
import { MadeInquiry, UnknownInquiry, UnknownNumberPath } from '#app/contract/unknown-numbers.ts';
import { makeInquiry } from '#app/services/unknown-numbers/make-inquiry.ts';
import { removeUnknown } from '#app/services/unknown-numbers/remove-unknown.ts';
import { deleted, failure, json, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Messages'];
const params = UnknownNumberPath;
const refused = {
  ...signedIn,
  404: failure('No message of this number waits'),
  422: failure('A field is missing or wrong'),
};

const inquire = createRoute({
  tags,
  method: 'post',
  path: '/crm/unknown-numbers/{number}/inquiry',
  summary: 'Make an inquiry of what an unknown number wrote on WhatsApp',
  request: { params, body: { required: true, ...json(UnknownInquiry) } },
  responses: { 200: { description: 'The inquiry', ...json(MadeInquiry) }, ...refused },
});

const remove = createRoute({
  tags,
  method: 'delete',
  path: '/crm/unknown-numbers/{number}',
  summary: 'Remove what an unknown number wrote, for good',
  request: { params },
  responses: { ...deleted, ...refused },
});

/** Messages from numbers that belong to no record; GET /admin/today lists them. */
export function unknownNumberRoutes(api: Api): void {
  api.openapi(inquire, async (c) => {
    const input = { ...c.req.valid('param'), who: c.req.valid('json') };
    return c.json(await makeInquiry(c.get('ctx'), input), 200);
  });

  api.openapi(remove, async (c) => {
    await removeUnknown(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true as const }, 200);
  });
}
