import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/web/office/layout.tsx';

/** The agency's two-part name, as the guard of the office saw it; empty outside the office. */
export function useAgencyName(): string {
  const office = useRouteLoaderData<typeof loader>('office/layout');
  return office ? `${office.brand.first} ${office.brand.second}`.trim() : '';
}
