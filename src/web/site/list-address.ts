import { type LoaderFunctionArgs, redirect } from 'react-router';

const ANCHORS: Record<string, string> = {
  '/packages': 'packages',
  '/cruises': 'cruises',
  '/pilgrimages': 'pilgrimage',
  '/destinations': 'destinations',
};

/** `/packages` and the like, a trip's address cut short: its list is a section of the landing page. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  const anchor = ANCHORS[pathname.replace(/\/+$/, '')];
  return redirect(anchor === undefined ? '/' : `/${search}#${anchor}`, 301);
}
