import { canonicalJson } from '#app/domain/canonical-json.ts';

/** Unsaved values brought onto what was saved since they were typed. */
export interface MergedValues<Values> {
  values: Values;
  /** Paths that both changed, each in its own way (`offices.0.city`); `values` has the unsaved ones there. */
  both: string[];
}

/**
 * What somebody typed (`mine`) on `base`, which is `theirs` by now: each value that only one of the two changed is as
 * that one has it. Lists of different lengths count as one value.
 */
export function mergeKept<Values>(base: Values, mine: Values, theirs: Values): MergedValues<Values> {
  const both: string[] = [];
  const merge = (path: string[], from: unknown, own: unknown, other: unknown): unknown => {
    if (same(own, from)) return other;
    if (same(other, from) || same(own, other)) return own;
    if (isObject(from) && isObject(own) && isObject(other)) {
      const names = new Set([...Object.keys(other), ...Object.keys(own)]);
      return Object.fromEntries(
        [...names].map((name) => [name, merge([...path, name], from[name], own[name], other[name])]),
      );
    }
    if (isList(from) && isList(own) && isList(other) && own.length === other.length)
      return own.map((one, at) => merge([...path, String(at)], from[at], one, other[at]));
    both.push(path.join('.'));
    return own;
  };
  return { values: merge([], base, mine, theirs) as Values, both };
}

function same(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
