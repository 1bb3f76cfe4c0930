import type { z } from '@hono/zod-openapi';
import { ErrorBody } from '#app/contract/errors.ts';

/** A JSON body or answer in a route's description. */
export function json<Schema extends z.ZodType>(schema: Schema) {
  return { content: { 'application/json': { schema } } };
}

/** A refusal in a route's description: every one has the same body. */
export function failure(description: string) {
  return { description, ...json(ErrorBody) };
}
