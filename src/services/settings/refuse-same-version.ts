import type { FieldErrors } from '#app/services/errors.ts';
import { invalid } from '#app/services/errors.ts';

/**
 * What a person agreed to is kept as a version: a text with a version, at the top of a section or within it, may not
 * change without it. Throws `invalid_input` with the field of each version that has to.
 */
export function refuseSameVersion(section: string, before: object, after: object): void {
  const wrong: FieldErrors = {};
  const check = (path: string, old: unknown, now: unknown) => {
    if (!isVersioned(old) || !isVersioned(now) || old.version !== now.version) return;
    if (JSON.stringify(old) !== JSON.stringify(now))
      wrong[`${path}version`] = 'The text changed: give it a new version';
  };
  check('', before, after);
  for (const [name, old] of Object.entries(before)) {
    check(`${name}.`, old, (after as Record<string, unknown>)[name]);
  }
  if (Object.keys(wrong).length > 0)
    throw invalid(`The text of ${section} changed: give it a new version`, wrong);
}

function isVersioned(value: unknown): value is { version: string } {
  return typeof value === 'object' && value !== null && 'version' in value;
}
