import { inArray } from 'drizzle-orm';
import { settings } from '#app/db/schema/settings.ts';
import { DEFAULT_SETTINGS, type SettingsSection, type SiteSettings } from '#app/domain/settings.ts';
import type { Logger, Queryable } from '#app/services/context.ts';
import { SETTINGS_SECTIONS } from './sections.ts';

const NAMES = Object.keys(DEFAULT_SETTINGS) as SettingsSection[];

/**
 * The site's settings: each stored section over its default, so that a section stored before a field existed keeps
 * working. A stored section that cannot be used is logged and its default stands in.
 */
export async function getSettings(q: Queryable, log?: Pick<Logger, 'error'>): Promise<SiteSettings> {
  const rows = await q.select().from(settings).where(inArray(settings.section, NAMES));
  const stored = new Map(rows.map((row) => [row.section, row.value]));
  const read = <Section extends SettingsSection>(name: Section): SiteSettings[Section] => {
    const parsed = SETTINGS_SECTIONS[name].safeParse(over(DEFAULT_SETTINGS[name], stored.get(name)));
    if (parsed.success) return parsed.data;
    log?.error(
      {
        section: name,
        problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
      },
      'A stored section of the settings cannot be used; its default stands in',
    );
    return DEFAULT_SETTINGS[name];
  };
  return {
    brand: read('brand'),
    contact: read('contact'),
    offices: read('offices'),
    hero: read('hero'),
    figures: read('figures'),
    booking: read('booking'),
  };
}

function over(standard: object, stored: unknown): unknown {
  if (stored === undefined) return standard;
  const plain = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  return plain && !Array.isArray(standard) ? { ...standard, ...stored } : stored;
}
