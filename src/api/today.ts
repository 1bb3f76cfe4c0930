import { createRoute } from '@hono/zod-openapi';
import { TodayView } from '#app/contract/today.ts';
import { today } from '#app/services/today/today.ts';
import { failure, json } from './describe.ts';
import type { Api } from './env.ts';

const view = createRoute({
  method: 'get',
  path: '/admin/today',
  tags: ['Office'],
  summary: 'Inquiries without an answer, departures of this week and overdue balances',
  responses: {
    200: { description: 'The first few of each, with how many there are', ...json(TodayView) },
    401: failure('Nobody is signed in'),
    403: failure('Not for this role'),
  },
});

export function todayRoutes(api: Api): void {
  api.openapi(view, async (c) => c.json(await today(c.get('ctx')), 200));
}
