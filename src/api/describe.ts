import { z } from '@hono/zod-openapi';
import { ErrorBody } from '#app/contract/errors.ts';
import { idText } from '#app/contract/fields.ts';

/** The record that a path names. */
export const idParams = z.object({ id: idText });

/** A JSON body or answer in a route's description. */
export function json<Schema extends z.ZodType>(schema: Schema) {
  return { content: { 'application/json': { schema } } };
}

/** A refusal in a route's description: every one has the same body. */
export function failure(description: string) {
  return { description, ...json(ErrorBody) };
}

/** What every call of signed-in staff can be refused for. */
export const signedIn = { 401: failure('Nobody is signed in'), 403: failure('The role does not allow it') };

/** Of a form whose key has made a record already. */
export const savedAlready = { 409: failure('The form was saved already, with other values') };

/** The good answer of a deletion. */
export const deleted = {
  200: { description: 'It is gone', ...json(z.object({ deleted: z.literal(true) })) },
};

/** The good answer of a list: an array, whose headers tell of the rest. */
export function listOf<Row extends z.ZodType>(row: Row) {
  const description = 'A page, or the first 5,000 rows; X-Total-Count and Link say how it goes on';
  return { 200: { description, ...json(z.array(row)) } };
}

/** A multipart form in a route's description. */
export function formOf<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true as const, content: { 'multipart/form-data': { schema } } } };
}
