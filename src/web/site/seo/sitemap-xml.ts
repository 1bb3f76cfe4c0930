import { escapeHtml } from '#app/domain/escape-html.ts';

export interface SitemapEntry {
  path: string;
  changedAt?: Date;
}

/** The most addresses one sitemap may list. Source: sitemaps.org. */
export const SITEMAP_LIMIT = 50_000;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** One part of the sitemap, counted from 1; null when there is no such part. */
export function sitemapPart(publicUrl: string, entries: SitemapEntry[], part: number): string | null {
  const own = entries.slice((part - 1) * SITEMAP_LIMIT, part * SITEMAP_LIMIT);
  if (own.length === 0) return null;
  const lines = own.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc>${changed}</url>`;
  });
  return `${HEAD}<urlset ${XMLNS}>\n${lines.join('\n')}\n</urlset>\n`;
}

/** The whole sitemap: its one part, or the list of its parts. */
export function sitemapXml(publicUrl: string, entries: SitemapEntry[]): string {
  const parts = Math.ceil(entries.length / SITEMAP_LIMIT);
  if (parts <= 1) return sitemapPart(publicUrl, entries, 1) ?? `${HEAD}<urlset ${XMLNS}></urlset>\n`;
  const lines = Array.from(
    { length: parts },
    (_, at) => `<sitemap><loc>${escapeHtml(`${publicUrl}/sitemaps/${at + 1}`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${XMLNS}>\n${lines.join('\n')}\n</sitemapindex>\n`;
}
