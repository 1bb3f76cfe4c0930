import { z } from '@hono/zod-openapi';
import { ErrorBody } from '#app/contract/errors.ts';

/** A JSON body or answer in a route's description. */
export function json<Schema extends z.ZodType>(schema: Schema) {
  return { content: { 'application/json': { schema } } };
}

/** A refusal in a route's description: every one has the same body. */
export function failure(description: string) {
  return { description, ...json(ErrorBody) };
}

/** The good answer of a list: an array, whose headers tell of the rest. */
export function listOf<Row extends z.ZodType>(row: Row) {
  const description = 'A page, or the first 5,000 rows; X-Total-Count and Link say how it goes on';
  return { 200: { description, ...json(z.array(row)) } };
}

/** A multipart form in a route's description. */
export function formOf<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true as const, content: { 'multipart/form-data': { schema } } } };
}
