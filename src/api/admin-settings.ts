import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { NextNumbers, OfficeValuesView, SETTINGS_SECTIONS, SettingsView } from '#app/contract/settings.ts';
import { ALL_DEFAULTS, type AllSettings, type AnySection } from '#app/domain/all-settings.ts';
import { allSettings } from '#app/services/settings/all-settings.ts';
import { changeSettings } from '#app/services/settings/change-settings.ts';
import { nextNumbers } from '#app/services/settings/next-numbers.ts';
import { officeValues } from '#app/services/settings/office-values.ts';
import { failure, json } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Settings'];

const read = createRoute({
  tags,
  method: 'get',
  path: '/admin/settings',
  summary: 'Every section of the settings',
  responses: {
    200: { description: 'The settings, without any secret', ...json(SettingsView) },
    401: failure('Nobody is signed in'),
    403: failure('The role may not change settings'),
  },
});

const office = createRoute({
  tags,
  method: 'get',
  path: '/admin/settings/office',
  summary: 'What every screen needs of the settings',
  responses: {
    200: { description: 'Names, defaults of forms, and the business time zone', ...json(OfficeValuesView) },
    401: failure('Nobody is signed in'),
  },
});

const numbers = createRoute({
  tags,
  method: 'get',
  path: '/admin/settings/numbers',
  summary: 'Which number each series of documents gives next',
  responses: {
    200: { description: 'Serials of the financial year of `date`', ...json(NextNumbers) },
    401: failure('Nobody is signed in'),
    403: failure('The role may not change settings'),
  },
});

const VERSION = z.object({
  version: z
    .string()
    .max(32)
    .optional()
    .describe('the fingerprint of the section as it was read: a change of somebody else since is not lost'),
});

/** Reading all settings, and a route for changing each section. */
export function adminSettingsRoutes(api: Api): void {
  api.openapi(read, async (c) => c.json(await allSettings(c.get('ctx')), 200));
  api.openapi(office, async (c) => c.json(await officeValues(c.get('ctx')), 200));
  api.openapi(numbers, async (c) => c.json(await nextNumbers(c.get('ctx')), 200));
  for (const section of Object.keys(ALL_DEFAULTS) as AnySection[]) sectionRoute(api, section);
}

function sectionRoute<Section extends AnySection>(api: Api, section: Section): void {
  // Transforms (trimming, capitals) make the answer of the same shape as the question.
  const schema: z.ZodType<AllSettings[Section]> = SETTINGS_SECTIONS[section];
  const route = createRoute({
    tags,
    method: 'put',
    path: `/admin/settings/${section}`,
    summary: `Put a whole section in place: ${section}`,
    request: { query: VERSION, body: { required: true, ...json(schema) } },
    responses: {
      200: { description: 'The section as it is now; pages show it at the next request', ...json(schema) },
      401: failure('Nobody is signed in'),
      403: failure('The role may not change settings'),
      409: failure('Somebody changed it since `version`, or the environment has it'),
      422: failure('A field is missing or wrong, or a text changed without its version'),
    },
  });
  api.openapi(route, async (c) => {
    // The route has parsed it with this section's schema; its type does not survive the generic.
    const value = c.req.valid('json' as never) as AllSettings[Section];
    const { version } = c.req.valid('query');
    return c.json((await changeSettings(c.get('ctx'), { section, value, version })) as never, 200);
  });
}
