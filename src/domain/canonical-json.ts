/** A value as JSON with the fields of each object in one order: equal values have the same text. Undefined has none. */
export function canonicalJson(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
