import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/env.ts';
import { isForm } from './form-fields.ts';

/**
 * Lets a call that takes JSON be sent as a form with a file too: what follows reads the form's fields as the JSON body,
 * and finds the file as `attachment`. For routes whose upload is allowed as `orJson` (form-fields.ts).
 */
export const formAsJson: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (isForm(c.req.header('content-type'))) {
    const { file, ...fields } = Object.fromEntries(await c.req.formData());
    c.set('attachment', file);
    const body = JSON.stringify(fields);
    const headers = new Headers(c.req.raw.headers);
    headers.set('content-type', 'application/json');
    headers.delete('content-length');
    c.req.raw = new Request(c.req.url, { method: c.req.method, headers, body });
    c.req.bodyCache = {};
  }
  await next();
};
