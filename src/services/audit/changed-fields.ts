import { canonicalJson } from '#app/domain/canonical-json.ts';

/** The fields of a change that differ from what was there, as the audit keeps them. Null when nothing differs. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): { before: Record<string, unknown>; after: Record<string, unknown> } | null {
  const names = Object.keys(change).filter(
    (name) => canonicalJson(before[name]) !== canonicalJson(change[name]),
  );
  if (names.length === 0) return null;
  return {
    before: Object.fromEntries(names.map((name) => [name, before[name]])),
    after: Object.fromEntries(names.map((name) => [name, change[name]])),
  };
}
