import type { Services } from '#app/services/index.ts';
import { pagePath } from '#app/web/site/page-address.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

const FIXED = ['/visa-assistance', '/terms', '/cancellation-policy', '/privacy'];

/** Every public page; the landing page is as new as the newest of what it shows. */
export async function listEntries(services: Services): Promise<SitemapEntry[]> {
  const pages = await services.listPublicPages();
  const newest = pages.reduce<Date | undefined>(
    (latest, { changedAt }) => (latest && latest > changedAt ? latest : changedAt),
    undefined,
  );
  return [
    { path: '/', ...(newest ? { changedAt: newest } : {}) },
    ...pages.map(({ kind, slug, changedAt }) => ({ path: pagePath(kind, slug), changedAt })),
    ...FIXED.map((path) => ({ path })),
  ];
}
