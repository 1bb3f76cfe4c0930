import { createRoute, z } from '@hono/zod-openapi';
import { AppError } from '#app/services/errors.ts';
import { openOfficeStream } from '#app/services/events/office-stream.ts';
import { createStreamSlots } from '#app/services/events/stream-slots.ts';
import { failure } from './describe.ts';
import type { Api } from './env.ts';

const EVENTS = z.string().describe('`change` (an OfficeEvent), `beat`, `refetch` and `end` (with a reason)');

const stream = createRoute({
  method: 'get',
  path: '/events',
  tags: ['Office'],
  summary: 'What others change, while it happens, as server-sent events',
  request: { query: z.object({ since: z.string().max(64).optional() }) },
  responses: {
    200: {
      description: 'A stream that stays open; a user has eight at most, and an older one gives way',
      content: { 'text/event-stream': { schema: EVENTS } },
    },
    401: failure('Nobody is signed in'),
  },
});

export function eventRoutes(api: Api): void {
  const slots = createStreamSlots();
  api.openapi(stream, (c) => {
    const user = c.get('user');
    if (!user) throw new AppError('unauthenticated', 'Please sign in to continue.');
    const headers = new Headers({ cookie: c.req.header('cookie') ?? '' });
    const since = c.req.header('last-event-id') ?? c.req.valid('query').since ?? '';
    const answer = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };
    if (c.req.method === 'HEAD') return c.body(null, 200, answer) as never;
    const opened = openOfficeStream({
      events: c.get('ctx').events,
      user,
      findUser: () => c.get('auth').findUser(headers),
      since,
    });
    slots.take(user.id, opened);
    return c.body(opened.body, 200, answer) as never;
  });
}
