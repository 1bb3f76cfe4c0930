/** Public pages that are the same for everybody and carry no date: these alone are kept in memory. */
const CACHED_PATHS = [
  /^\/$/,
  /^\/(packages|cruises|pilgrimages|destinations)\/[a-z0-9-]{1,160}$/,
  /^\/(visa-assistance|terms|cancellation-policy|privacy)$/,
];

const MAX_PAGE = 100;

/**
 * Whether the page of this address may be kept. Free text never is: of the query only `destination`, when it is the
 * name of one, and a small `page` number are allowed, so the number of pages stays bounded by the content.
 */
export function isCacheablePage(url: URL, destinationNames: ReadonlySet<string>): boolean {
  if (!CACHED_PATHS.some((pattern) => pattern.test(url.pathname))) return false;
  const keys = [...url.searchParams.keys()];
  if (keys.length === 0) return url.search === '';
  if (url.pathname !== '/' || new Set(keys).size !== keys.length) return false;
  return keys.every((key) => {
    const value = url.searchParams.get(key) ?? '';
    if (key === 'destination') return destinationNames.has(value);
    if (key === 'page') return /^[1-9]\d{0,2}$/.test(value) && Number(value) <= MAX_PAGE;
    return false;
  });
}
