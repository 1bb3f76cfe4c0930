import { BUDGET_BANDS, LENGTH_BANDS, PACKAGE_KINDS, PACKAGE_SORTS } from '#app/domain/package-choice.ts';

/** Public pages that are the same for everybody and carry no date: these alone are kept in memory. */
const CACHED_PATHS = [
  /^\/$/,
  /^\/(packages|cruises|pilgrimages|destinations)\/[a-z0-9-]{1,160}$/,
  /^\/(visa-assistance|terms|cancellation-policy|privacy)$/,
];

const MAX_PAGE = 100;

/** The filters whose values are few; of these one at a time, since all their combinations are too many. */
const FILTERS = new Map<string, readonly string[]>([
  ['type', PACKAGE_KINDS],
  ['length', LENGTH_BANDS],
  ['budget', BUDGET_BANDS],
  ['sort', PACKAGE_SORTS],
]);

/**
 * Whether the page of this address may be kept. Free text never is: of the query only `destination`, when it is the
 * name of one, with a small `page` number or one other filter, so the number of pages stays bounded by the content.
 */
export function isCacheablePage(url: URL, destinationNames: ReadonlySet<string>): boolean {
  if (!CACHED_PATHS.some((pattern) => pattern.test(url.pathname))) return false;
  const keys = [...url.searchParams.keys()];
  if (keys.length === 0) return url.search === '';
  if (url.pathname !== '/' || new Set(keys).size !== keys.length) return false;
  if (keys.filter((key) => key !== 'destination').length > 1) return false;
  return keys.every((key) => {
    const value = url.searchParams.get(key) ?? '';
    if (key === 'destination') return destinationNames.has(value);
    if (key === 'page') return /^[1-9]\d{0,2}$/.test(value) && Number(value) <= MAX_PAGE;
    return FILTERS.get(key)?.includes(value) ?? false;
  });
}
