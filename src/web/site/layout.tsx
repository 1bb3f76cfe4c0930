import '#app/web/styles/site.css';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteError } from 'react-router';
import { brandStyle } from '#app/domain/brand-palette.ts';
import { servicesContext } from '#app/web/context.ts';
import { setBusinessZone } from './business-day.ts';
import { ProblemPage } from './problem-page.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Each face that comes after the first layout costs a slow phone one more: asked for here, they come before it. */
const FACES = [
  'fraunces-latin-opsz-normal',
  'plus-jakarta-sans-latin-wght-normal',
  'fraunces-rupee',
  'plus-jakarta-sans-rupee',
];

export function links() {
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ...FACES.map((face) => ({
      rel: 'preload',
      href: `/fonts/${face}.woff2`,
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
    })),
  ];
}

export async function loader({ context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const settings = await services.settings();
  return {
    settings,
    brandStyle: brandStyle(settings.brand),
    publicUrl: services.publicUrl,
    sendsMail: services.sendsMail,
    timeZone: services.timeZone(),
    testMode: services.paymentsMode === 'simulator',
  };
}

/** Settings change rarely: they are read with the first page, not again at every step. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function SiteLayout() {
  setBusinessZone(useLoaderData<typeof loader>().timeZone);
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ProblemPage error={useRouteError()} />
    </SiteFrame>
  );
}
