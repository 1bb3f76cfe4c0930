/** The order after a press on a column's head: `title`, then `-title` (descending), then back. Numbers start with the largest. */
export function nextSort(current: string, key: string, num = false): string {
  if (current === key) return `-${key}`;
  if (current === `-${key}`) return key;
  return num ? `-${key}` : key;
}

/** For `aria-sort` of the one sorted column. */
export function sortOf(current: string, key: string | undefined): 'ascending' | 'descending' | undefined {
  if (!key) return undefined;
  return current === key ? 'ascending' : current === `-${key}` ? 'descending' : undefined;
}
