import { inArray } from 'drizzle-orm';
import { SETTINGS_SECTIONS } from '#app/contract/settings.ts';
import { settings } from '#app/db/schema/settings.ts';
import { ALL_DEFAULTS, type AllSettings, type AnySection } from '#app/domain/all-settings.ts';
import { DEFAULT_SETTINGS, type SettingsSection, type SiteSettings } from '#app/domain/settings.ts';
import type { Logger, Queryable } from '#app/services/context.ts';

type Log = Pick<Logger, 'error'>;

const SITE = Object.keys(DEFAULT_SETTINGS) as SettingsSection[];
const ALL = Object.keys(ALL_DEFAULTS) as AnySection[];

/** What every public page knows. */
export function getSettings(q: Queryable, log?: Log): Promise<SiteSettings> {
  return readSections(q, SITE, log);
}

/** All settings, the long legal texts too. */
export function getAllSettings(q: Queryable, log?: Log): Promise<AllSettings> {
  return readSections(q, ALL, log);
}

/**
 * Each stored section over its default, so that a section stored before a field existed keeps working. A stored
 * section that cannot be used is logged and its default stands in.
 */
export async function readSections<Name extends AnySection>(
  q: Queryable,
  names: readonly Name[],
  log?: Log,
): Promise<Pick<AllSettings, Name>> {
  const rows = await q
    .select()
    .from(settings)
    .where(inArray(settings.section, [...names]));
  const stored = new Map(rows.map((row) => [row.section, row.value]));
  const read = {} as Pick<AllSettings, Name>;
  for (const name of names) read[name] = readSection(name, stored.get(name), log);
  return read;
}

function readSection<Name extends AnySection>(name: Name, stored: unknown, log?: Log): AllSettings[Name] {
  if (stored === undefined) return ALL_DEFAULTS[name];
  const parsed = SETTINGS_SECTIONS[name].safeParse(over(ALL_DEFAULTS[name], stored));
  if (parsed.success) return parsed.data;
  log?.error(
    {
      section: name,
      problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    },
    'A stored section of the settings cannot be used; its default stands in',
  );
  return ALL_DEFAULTS[name];
}

function over(standard: object, stored: unknown): unknown {
  const plain = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  return plain && !Array.isArray(standard) ? { ...standard, ...stored } : stored;
}
