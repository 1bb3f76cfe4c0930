/** The page of a list's address, from 1; the first one for what cannot be read. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 40_000 ? page : 1;
}

/** The value of an address when it is one of those known, else empty. */
export function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | '' {
  return values.find((value) => value === text) ?? '';
}
