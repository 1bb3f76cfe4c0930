import type { LoaderFunctionArgs } from 'react-router';
import { servicesContext } from '#app/web/context.ts';
import { listEntries } from './sitemap-entries.ts';
import { sitemapPart, sitemapXml } from './sitemap-xml.ts';

/** `/sitemap.xml`, and `/sitemaps/2` where there are too many pages for one. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const entries = await listEntries(services);
  const xml =
    params.part === undefined
      ? sitemapXml(services.publicUrl, entries)
      : sitemapPart(
          services.publicUrl,
          entries,
          /^[1-9]\d{0,3}$/.test(params.part) ? Number(params.part) : 0,
        );
  if (xml === null) return new Response('Not found', { status: 404 });
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
