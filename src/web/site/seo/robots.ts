import type { LoaderFunctionArgs } from 'react-router';
import { servicesContext } from '#app/web/context.ts';

/** `/robots.txt`: the site is for everybody, the office, the API and people's bookings are not. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl } = context.get(servicesContext);
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    'Disallow: /booking',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
