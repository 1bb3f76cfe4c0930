import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { officeRoutes } from './office/routes.ts';

export default [
  layout('site/layout.tsx', [
    index('site/landing.tsx'),
    route('packages/:slug', 'site/trip/package-page.tsx'),
    route('cruises/:slug', 'site/trip/cruise-page.tsx'),
    route('pilgrimages/:slug', 'site/trip/pilgrimage-page.tsx'),
    route('booking/:reference', 'site/booking/booking-page.tsx'),
    route('terms', 'site/terms.tsx'),
    route('cancellation-policy', 'site/cancellation-policy.tsx'),
    route('privacy', 'site/privacy.tsx'),
    route('enquiry/:kind/:slug?', 'site/forms/form-page.tsx'),
    route('visa-assistance', 'site/visa-assistance.tsx'),
    route('preview/trip', 'site/preview/preview-page.tsx'),
    route('destinations/:slug', 'site/destination/destination-page.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
  ...['packages', 'cruises', 'pilgrimages', 'destinations'].map((list) =>
    route(list, 'site/list-address.ts', { id: `list-of-${list}` }),
  ),
  route('favicon.ico', 'site/favicon.ts'),
  route('robots.txt', 'site/seo/robots.ts'),
  route('sitemap.xml', 'site/seo/sitemap.ts'),
  route('sitemaps/:part', 'site/seo/sitemap.ts', { id: 'sitemap-part' }),
  ...officeRoutes,
] satisfies RouteConfig;
