import { data } from 'react-router';
import type { Services } from '#app/services/index.ts';
import { pagePath } from './page-address.ts';

/** What a 404 page offers instead. */
export interface Suggestion {
  title: string;
  path: string;
}

/** The answer for an address where nothing is, with the pages whose titles are most like its last part. */
export async function missingPage(services: Services, pathname: string) {
  const suggestions = await findSuggestions(services, pathname.split('/').findLast(Boolean) ?? '');
  return data({ suggestions }, { status: 404 });
}

async function findSuggestions(services: Services, wrong: string): Promise<Suggestion[]> {
  try {
    const pages = await services.suggestPages(decode(wrong));
    return pages.map(({ kind, slug, title }) => ({ title, path: pagePath(kind, slug) }));
  } catch (error) {
    services.log.error({ err: error }, 'no suggestions for a missing page');
    return [];
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The suggestions that came with a 404; none where something else failed. */
export function suggestionsOf(failure: unknown): Suggestion[] {
  if (typeof failure !== 'object' || failure === null || !('suggestions' in failure)) return [];
  return Array.isArray(failure.suggestions) ? (failure.suggestions as Suggestion[]) : [];
}
