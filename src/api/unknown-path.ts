import type { Context, NotFoundHandler } from 'hono';
import { AppError, notFound } from '#app/services/errors.ts';
import type { Api, ApiEnv } from './env.ts';
import { answerError } from './errors.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Which methods the path has routes for. */
function methodsOf(api: Api, path: string): string[] {
  return METHODS.filter((method) =>
    api.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
}

/** 405 with `Allow` where the path exists with other methods, else 404; both in the API's own shape. */
export function unknownPath(api: Api): NotFoundHandler<ApiEnv> {
  return (c: Context<ApiEnv>) => {
    const allowed = methodsOf(api, c.req.path);
    if (allowed.length === 0) return answerError(notFound(), c);
    c.header('allow', [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', '));
    return answerError(
      new AppError(
        'method_not_allowed',
        `This address does not take ${allowed.includes(c.req.method) ? 'that' : c.req.method} requests.`,
      ),
      c,
    );
  };
}
