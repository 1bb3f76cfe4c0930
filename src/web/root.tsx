import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration getKey={scrollKey} />
        <Scripts />
      </body>
    </html>
  );
}

/** A popup's entry in the history has the page behind it to scroll; reloaded, it is a page of its own, from its top. */
function scrollKey({ key, mask }: { key: string; mask?: unknown }): string {
  return mask ? `${key}/popup` : key;
}

export default function Root() {
  // For tests and measurements: from here on the page answers to clicks by itself.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
  }, []);
  return <Outlet />;
}

/** The last resort: a failure outside the site's and the office's own boundaries. */
export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main
      style={{
        font: '1rem/1.6 system-ui, sans-serif',
        maxWidth: '36rem',
        margin: '15vh auto',
        padding: '0 20px',
      }}
    >
      <title>{missing ? 'Page not found' : 'Something went wrong'}</title>
      <h1>{missing ? 'Page not found' : 'Something went wrong'}</h1>
      <p>
        {missing
          ? 'There is nothing at this address.'
          : 'The page could not be shown. Please try again in a minute.'}
      </p>
      <p>
        <a href="/">Go to the home page</a>
      </p>
    </main>
  );
}
