import { getPath } from 'hono/utils/url';

/**
 * The path that routes and guards see: without the `/api` it is mounted under, without slashes at the end, so that
 * `/x` and `/x/` are one call. Everything looks at this one text, so no spelling passes a guard and reaches a route.
 */
export function apiPath(request: Request): string {
  const path = getPath(request)
    .replace(/^\/api(?=\/|$)/, '')
    .replace(/\/+$/, '');
  return path === '' ? '/' : path;
}
