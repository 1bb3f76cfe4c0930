import { createRoute, z } from '@hono/zod-openapi';
import { checkHealth } from '#app/services/health/check-health.ts';
import type { Api } from './env.ts';

const health = createRoute({
  method: 'get',
  path: '/health',
  tags: ['Service'],
  summary: 'Whether the service and its database answer',
  responses: {
    200: {
      description: 'Up',
      content: { 'application/json': { schema: z.object({ status: z.literal('ok') }) } },
    },
  },
});

export function healthRoutes(api: Api): void {
  api.openapi(health, async (c) => {
    await checkHealth(c.get('ctx'));
    return c.json({ status: 'ok' as const }, 200);
  });
}
