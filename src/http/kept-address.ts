import { choiceParams, NO_CHOICE, readChoice } from '#app/domain/package-choice.ts';

/** Pages with filters and page numbers, which are part of what is kept; all others look at no query. */
const FILTERED = /^\/(?:destinations\/[a-z0-9-]{1,160})?$/;
/** The other public pages that are the same for everybody and carry no date. */
const PLAIN =
  /^\/(?:(?:packages|cruises|pilgrimages)\/[a-z0-9-]{1,160}|visa-assistance|terms|cancellation-policy|privacy)$/;
const MAX_PAGE = 100;

/**
 * The address under which a public page is kept in memory; null for what is made each time. Of the query only what
 * changes the page stays, in one order: campaign marks, unknown names and empty fields of a form lead to the page that
 * is there already. Free text is never kept. `target`: path and query of a request.
 */
export function keptAddress(target: string): string | null {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  if (!FILTERED.test(path)) return PLAIN.test(path) ? path : null;
  if (at < 0) return path;
  const params = new URLSearchParams(target.slice(at + 1));
  const choice = readChoice(params);
  if (choice.q !== '') return null;
  const kept = choiceParams(path === '/' ? choice : { ...choice, destination: NO_CHOICE.destination });
  const page = params.get('page') ?? '';
  if (/^[1-9]\d*$/.test(page) && page !== '1') {
    if (Number(page) > MAX_PAGE) return null;
    kept.set('page', page);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** The destination that a kept address asks for: the page is kept only when there is one of that name. */
export function askedDestination(address: string): string {
  const at = address.indexOf('?');
  return at < 0 ? '' : (new URLSearchParams(address.slice(at + 1)).get('destination') ?? '');
}
