import { createRoute } from '@hono/zod-openapi';
import { PictureForm, PictureView } from '#app/contract/pictures.ts';
import { deletePicture } from '#app/services/pictures/delete-picture.ts';
import { findPicture } from '#app/services/pictures/find-picture.ts';
import { uploadPicture } from '#app/services/pictures/upload-picture.ts';
import { missing } from './content-routes.ts';
import { deleted, failure, formOf, idParams, json, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Content'];

const upload = createRoute({
  tags,
  method: 'post',
  path: '/admin/pictures',
  summary: 'Send a picture; its address then goes into a package or a destination',
  request: formOf(PictureForm),
  responses: {
    201: { description: 'The picture: it can be shown at once', ...json(PictureView) },
    401: failure('Nobody is signed in'),
    408: failure('It came too slowly'),
    413: failure('It is larger than 15 MB'),
    415: failure('The request is no multipart form'),
    502: failure('The file store did not take it'),
    422: failure('It is no JPEG, PNG, WebP or AVIF, is damaged, or has more than 60 million pixels'),
  },
});

const find = createRoute({
  tags,
  method: 'get',
  path: '/admin/pictures/{id}',
  summary: 'A picture, and whether its smaller forms are made',
  request: { params: idParams },
  responses: {
    200: { description: 'The picture', ...json(PictureView) },
    401: failure('Nobody is signed in'),
    404: failure('It does not exist'),
  },
});

const remove = createRoute({
  tags,
  method: 'delete',
  path: '/admin/pictures/{id}',
  summary: 'Delete a picture that nothing shows',
  request: { params: idParams },
  responses: { ...deleted, ...signedIn, ...missing, 409: failure('Content shows it: `in_use` says where') },
});

/** Staff's pictures. */
export function adminPictureRoutes(api: Api): void {
  api.openapi(upload, async (c) => {
    const { file, alt = '' } = c.req.valid('form');
    const bytes = new Uint8Array(await file.arrayBuffer());
    return c.json(await uploadPicture(c.get('ctx'), { bytes, name: file.name, alt }), 201);
  });

  api.openapi(find, async (c) => c.json(await findPicture(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(remove, async (c) => {
    await deletePicture(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true } as const, 200);
  });
}
