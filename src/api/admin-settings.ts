import { createRoute } from '@hono/zod-openapi';
import { SETTINGS_SECTIONS, SettingsView } from '#app/contract/settings.ts';
import { ALL_DEFAULTS, type AllSettings, type AnySection } from '#app/domain/all-settings.ts';
import { changeSettings } from '#app/services/settings/change-settings.ts';
import { getAllSettings } from '#app/services/settings/get-settings.ts';
import { failure, json } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Settings'];

const read = createRoute({
  tags,
  method: 'get',
  path: '/admin/settings',
  summary: 'Every section of the settings',
  responses: {
    200: { description: 'The settings', ...json(SettingsView) },
    401: failure('Nobody is signed in'),
  },
});

/** Reading all settings, and a route for changing each section. */
export function adminSettingsRoutes(api: Api): void {
  api.openapi(read, async (c) => {
    const { db, log } = c.get('ctx');
    return c.json(await getAllSettings(db, log), 200);
  });
  for (const section of Object.keys(ALL_DEFAULTS) as AnySection[]) sectionRoute(api, section);
}

function sectionRoute<Section extends AnySection>(api: Api, section: Section): void {
  const schema = SETTINGS_SECTIONS[section];
  const route = createRoute({
    tags,
    method: 'put',
    path: `/admin/settings/${section}`,
    summary: `Put a whole section in place: ${section}`,
    request: { body: { required: true, ...json(schema) } },
    responses: {
      200: { description: 'The section as it is now; pages show it at the next request', ...json(schema) },
      401: failure('Nobody is signed in'),
      422: failure('A field is missing or wrong, or a text changed without its version'),
    },
  });
  api.openapi(route, async (c) => {
    // The route has parsed it with this section's schema; its type does not survive the generic.
    const value = c.req.valid('json' as never) as AllSettings[Section];
    return c.json((await changeSettings(c.get('ctx'), { section, value })) as never, 200);
  });
}
