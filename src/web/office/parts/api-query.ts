/**
 * What the API is asked for a view of the address: values that it does not know are left out, so that a mistyped link
 * shows a list and no failure; `names` gives the filters that the API calls by another name.
 */
export function apiQuery(
  query: string,
  known: Record<string, readonly string[] | ((value: string) => boolean)>,
  names: Record<string, string> = {},
): string {
  const asked = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    const test = known[name];
    if (test && !(typeof test === 'function' ? test(value) : test.includes(value))) continue;
    asked.set(names[name] ?? name, value);
  }
  return asked.toString();
}
