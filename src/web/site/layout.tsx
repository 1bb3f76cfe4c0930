import '#app/web/styles/site.css';
import { type LoaderFunctionArgs, Outlet, useRouteError } from 'react-router';
import { servicesContext } from '#app/web/context.ts';
import { ProblemPage } from './problem-page.tsx';
import { SiteFrame } from './site-frame.tsx';

export function links() {
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    // The headings' face alone: the body's swaps in unnoticed, and the hero's picture needs the line more.
    {
      rel: 'preload',
      href: '/fonts/fraunces-latin-opsz-normal.woff2',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
    },
  ];
}

export async function loader({ context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  return { settings: await services.settings(), publicUrl: services.publicUrl };
}

/** Settings change rarely: they are read with the first page, not again at every step. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function SiteLayout() {
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
