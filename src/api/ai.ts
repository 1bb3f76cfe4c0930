import { createRoute, z } from '@hono/zod-openapi';
import {
  AI_FIRST,
  CustomizeAnswer,
  CustomizeInput,
  DraftAnswer,
  DraftInput,
  ItineraryDraftAnswer,
  ItineraryDraftInput,
} from '#app/contract/ai.ts';
import { customizePackage } from '#app/services/ai/customize-package.ts';
import { draftItinerary } from '#app/services/ai/draft-itinerary.ts';
import { generateDraft } from '#app/services/ai/generate-draft.ts';
import { invalid } from '#app/services/errors.ts';
import { answerEvents, wantsEvents } from './answer-events.ts';
import { failure, json, signedIn } from './describe.ts';
import type { Api } from './env.ts';
import { inputFailure } from './errors.ts';

const EVENTS = z
  .string()
  .describe(
    'For `Accept: text/event-stream`: `progress` events with stage, characters and parts, then `done` with the JSON answer or `error` with an error body',
  );

/** The answer as JSON, which is the default, or as events. */
const either = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema }, 'text/event-stream': { schema: EVENTS } },
});

const refused = {
  ...signedIn,
  422: failure('Something is missing or wrong'),
  429: failure('Too many drafts in a minute; Retry-After says when to try again'),
  502: failure('The AI provider failed; `detail` has the reason'),
  503: failure('The AI provider, or this server, has too much to do; Retry-After may say when to try again'),
  504: failure('The AI provider did not answer in time'),
};

const generate = createRoute({
  tags: ['Content'],
  method: 'post',
  path: '/admin/generate-complete-itinerary',
  summary: 'Draft description, inclusions and exclusions of a package; nothing is saved',
  request: { body: { required: true, ...json(DraftInput) } },
  responses: { 200: either('The draft, without any price', DraftAnswer), ...refused },
});

const itinerary = createRoute({
  tags: ['Content'],
  method: 'post',
  path: '/admin/draft-itinerary',
  summary: 'Draft an itinerary day by day; nothing is saved',
  request: { body: { required: true, ...json(ItineraryDraftInput) } },
  responses: { 200: either('The draft, a day for each of the duration’s', ItineraryDraftAnswer), ...refused },
});

const customize = createRoute({
  tags: ['Customers'],
  method: 'post',
  path: '/admin/customize-package-for-customer',
  summary: 'Draft a message about a package for one customer; nothing is sent',
  request: { body: { required: true, ...json(CustomizeInput) } },
  responses: {
    200: either('The message, without any price', CustomizeAnswer),
    404: failure('The package does not exist'),
    ...refused,
  },
});

/** Drafts for staff to look over. */
export function aiRoutes(api: Api): void {
  api.openapi(
    generate,
    async (c) => {
      const input = c.req.valid('json');
      if (wantsEvents(c)) return answerEvents(c, (options) => generateDraft(c.get('ctx'), input, options));
      return c.json(await generateDraft(c.get('ctx'), input, { signal: c.req.raw.signal }), 200);
    },
    refuse,
  );

  api.openapi(
    itinerary,
    async (c) => {
      const input = c.req.valid('json');
      if (wantsEvents(c)) return answerEvents(c, (options) => draftItinerary(c.get('ctx'), input, options));
      return c.json(await draftItinerary(c.get('ctx'), input, { signal: c.req.raw.signal }), 200);
    },
    refuse,
  );

  api.openapi(customize, async (c) => {
    const input = c.req.valid('json');
    if (wantsEvents(c)) return answerEvents(c, (options) => customizePackage(c.get('ctx'), input, options));
    return c.json(await customizePackage(c.get('ctx'), input, { signal: c.req.raw.signal }), 200);
  });
}

/** Without a title or a destination there is one sentence for both. Source: public-site §5. */
function refuse(result: { success: boolean; error?: z.core.$ZodError; target: string }): undefined {
  if (result.success || !result.error) return undefined;
  const failed = inputFailure(result.error, result.target);
  const required = ['package_title', 'destination'].some((name) =>
    failed.fields?.[name]?.endsWith('is required'),
  );
  throw required ? invalid(AI_FIRST, failed.fields) : failed;
}
