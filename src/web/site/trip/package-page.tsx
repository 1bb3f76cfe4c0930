import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { servicesContext } from '#app/web/context.ts';
import { loadTrip } from './load-trip.ts';
import { TripPage } from './trip-page.tsx';

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadTrip(context.get(servicesContext), 'package', {
    slug: params.slug ?? '',
    url: new URL(request.url),
  });
}

export default function PackagePage() {
  return <TripPage {...useLoaderData<typeof loader>()} />;
}
