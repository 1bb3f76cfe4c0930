import './styles/office.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, Outlet, redirect, useLoaderData, useRouteError } from 'react-router';
import { servicesContext } from '#app/web/context.ts';
import { Toaster } from '#app/web/ui/toast.tsx';
import { createQueryClient } from './data/query-client.ts';
import { loginPage } from './next-page.ts';
import { Problem } from './problem.tsx';
import { BottomBar } from './shell/bottom-bar.tsx';
import { MenuSheet } from './shell/menu-sheet.tsx';
import { Sidebar } from './shell/sidebar.tsx';
import { TopBar } from './shell/top-bar.tsx';

/** The guard of the back office: no markup and no data of it reach anybody who is not signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const user = await services.sessionUser(request);
  if (!user) {
    const url = new URL(request.url);
    throw redirect(loginPage(url.pathname + url.search));
  }
  const { brand } = await services.settings();
  return { user, brand };
}

/** Filters live in the address: changing them needs no new guard, and each call of the API has its own. */
export function shouldRevalidate(): boolean {
  return false;
}

export function links() {
  return [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function OfficeLayout() {
  const { user, brand } = useLoaderData<typeof loader>();
  const [queries] = useState(createQueryClient);
  const [menu, setMenu] = useState(false);
  useFreshAfterBack();
  return (
    <QueryClientProvider client={queries}>
      <div className="app">
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Sidebar user={user} brand={brand} />
        <div className="panel">
          <TopBar onMenu={() => setMenu(true)} />
          <main className="page" id="main">
            <Outlet />
          </main>
        </div>
        <BottomBar />
      </div>
      {menu && <MenuSheet onClose={() => setMenu(false)} />}
      <Toaster />
    </QueryClientProvider>
  );
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
