import './styles/office.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useRouteError,
} from 'react-router';
import { brandStyle } from '#app/domain/brand-palette.ts';
import { servicesContext } from '#app/web/context.ts';
import { BrandStyle } from '#app/web/ui/brand-style.tsx';
import { setAgencyZone } from '#app/web/ui/parts/exact-time.ts';
import { Toaster } from '#app/web/ui/toast.tsx';
import { createQueryClient } from './data/query-client.ts';
import { OfficeKeys } from './keyboard/office-keys.tsx';
import { loginPage } from './next-page.ts';
import type { Palette as PaletteDialog } from './palette/palette.tsx';
import { Problem } from './problem.tsx';
import { SessionGuard } from './session/session-guard.tsx';
import { BottomBar } from './shell/bottom-bar.tsx';
import { MenuSheet } from './shell/menu-sheet.tsx';
import { mayOpen, navItemOf } from './shell/nav-items.ts';
import { NotForRole } from './shell/not-for-role.tsx';
import { Sidebar } from './shell/sidebar.tsx';
import { TopBar } from './shell/top-bar.tsx';

const LiveOffice = lazy(() =>
  import('./live/live-office.tsx').then(({ LiveOffice }) => ({ default: LiveOffice })),
);
const KeysDialog = lazy(() =>
  import('./keyboard/keys-dialog.tsx').then(({ KeysDialog }) => ({ default: KeysDialog })),
);

/** The guard of the back office: no markup and no data of it reach anybody who is not signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const user = await services.sessionUser(request);
  if (!user) {
    const url = new URL(request.url);
    throw redirect(loginPage(url.pathname + url.search));
  }
  const [{ brand }, timeZone] = [await services.settings(), services.timeZone()];
  const { sendsMail } = services;
  const allowed = mayOpen(user.role, new URL(request.url).pathname);
  return data(
    { user, brand, timeZone, sendsMail, brandStyle: brandStyle(brand) },
    { status: allowed ? 200 : 403 },
  );
}

/**
 * Filters live in the address: changing them needs no new guard, and each call of the API has its own. On the same
 * address a screen asked for it: the agency's name, colours or mail server changed.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

export function links() {
  return [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function OfficeLayout() {
  const { user, brand, timeZone, brandStyle } = useLoaderData<typeof loader>();
  setAgencyZone(timeZone);
  const [queries] = useState(createQueryClient);
  const [open, setOpen] = useState<'menu' | 'search' | 'keys' | null>(null);
  const { pathname } = useLocation();
  const here = navItemOf(pathname);
  const search = useCallback(() => setOpen('search'), []);
  const keys = useCallback(() => setOpen('keys'), []);
  const close = useCallback(() => setOpen(null), []);
  useFreshAfterBack();
  const Palette = usePalette(open === 'search');
  return (
    <QueryClientProvider client={queries}>
      <BrandStyle css={brandStyle} />
      <div className="app">
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Sidebar brand={brand} onSearch={search} onKeys={keys} />
        <div className="panel">
          <TopBar onMenu={() => setOpen('menu')} />
          <main className="page" id="main">
            {here && !mayOpen(user.role, pathname) ? <NotForRole section={here} /> : <Outlet />}
          </main>
        </div>
        <BottomBar onSearch={search} />
      </div>
      <OfficeKeys onSearch={search} onKeys={keys} />
      {open === 'menu' && <MenuSheet onClose={close} />}
      {open === 'search' && Palette && <Palette onClose={close} onKeys={keys} />}
      <Suspense>{open === 'keys' && <KeysDialog onClose={close} />}</Suspense>
      <Suspense>
        <LiveOffice userId={user.id} />
      </Suspense>
      <SessionGuard user={user} />
      <Toaster />
    </QueryClientProvider>
  );
}

/**
 * Fetched once the screen is there, and held here rather than by Suspense, which shows late parts with a delay: what is
 * typed right after Ctrl+K lands in its field.
 */
function usePalette(wanted: boolean): typeof PaletteDialog | null {
  const [Palette, setPalette] = useState<typeof PaletteDialog | null>(null);
  useEffect(() => {
    if (Palette) return;
    const load = async () => {
      const { Palette } = await import('./palette/palette.tsx');
      setPalette(() => Palette);
    };
    const timer = setTimeout(() => void load().catch(() => {}), wanted ? 0 : 1500);
    return () => clearTimeout(timer);
  }, [wanted, Palette]);
  return Palette;
}

/** A page that the browser kept whole (Back after logging out) is asked for anew, so that the guard sees it. */
function useFreshAfterBack(): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}

export function ErrorBoundary() {
  return <Problem error={useRouteError()} />;
}
