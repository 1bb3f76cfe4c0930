import type { AllSettings } from '#app/domain/all-settings.ts';
import { DEFAULT_SETTINGS, type SettingsSection } from '#app/domain/settings.ts';

/** What visitors read and the first start made up, with the screen of the settings where it is changed. */
const SHOWN: Array<{ section: SettingsSection; text: string; page: string }> = [
  { section: 'brand', text: 'name and wordmark', page: 'brand' },
  { section: 'contact', text: 'phone, e-mail and hours', page: 'contact' },
  { section: 'offices', text: 'office addresses', page: 'offices' },
  { section: 'hero', text: 'offer on the first screen', page: 'website' },
  { section: 'figures', text: 'numbers of destinations, travelers and years', page: 'website' },
  { section: 'visa', text: 'numbers of the visa page', page: 'website' },
  { section: 'reviews', text: 'reviews and ratings', page: 'website' },
];

/** The screens whose values are still those of the first start, with what they say. */
export function demoDefaults(settings: AllSettings): Array<{ page: string; texts: string[] }> {
  const left = SHOWN.filter(({ section }) => isSame(settings[section], DEFAULT_SETTINGS[section]));
  return [...new Set(left.map(({ page }) => page))].map((page) => ({
    page,
    texts: left.filter((part) => part.page === page).map(({ text }) => text),
  }));
}

/** The order of an object's fields says nothing; what only one of them has was added later. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [values, others] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = new Set([...Object.keys(values), ...Object.keys(others)]);
  return [...names].every((name) => isSame(values[name], others[name]));
}
