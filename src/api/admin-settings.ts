import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import { OfficeValuesView, SETTINGS_SECTIONS, SettingsView } from '#app/contract/settings.ts';
import { ALL_DEFAULTS, type AllSettings, type AnySection } from '#app/domain/all-settings.ts';
import { allSettings } from '#app/services/settings/all-settings.ts';
import { changeSettings } from '#app/services/settings/change-settings.ts';
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

/** Reading all settings, and a route for changing each section. */
export function adminSettingsRoutes(api: Api): void {
  api.openapi(read, async (c) => c.json(await allSettings(c.get('ctx')), 200));
  api.openapi(office, async (c) => c.json(await officeValues(c.get('ctx')), 200));
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
    request: { body: { required: true, ...json(schema) } },
    responses: {
      200: { description: 'The section as it is now; pages show it at the next request', ...json(schema) },
      401: failure('Nobody is signed in'),
      403: failure('The role may not change settings'),
      422: failure('A field is missing or wrong, or a text changed without its version'),
    },
  });
  api.openapi(route, async (c) => {
    // The route has parsed it with this section's schema; its type does not survive the generic.
    const value = c.req.valid('json' as never) as AllSettings[Section];
    return c.json((await changeSettings(c.get('ctx'), { section, value })) as never, 200);
  });
}
