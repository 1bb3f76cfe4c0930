import { isRouteErrorResponse } from 'react-router';
import { Empty } from '#app/web/ui/parts/empty.tsx';

/** What a screen that failed shows in its place. */
export function Problem({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main>
      <title>{missing ? 'Page not found · Back office' : 'Something went wrong · Back office'}</title>
      <Empty
        icon="circle-alert"
        bad
        title={missing ? 'There is no such page' : 'This page could not be shown'}
        hint={missing ? 'The address may have a mistake in it.' : 'Please load it again in a minute.'}
      >
        <a className="btn" href="/admin/dashboard">
          Go to the dashboard
        </a>
      </Empty>
    </main>
  );
}
