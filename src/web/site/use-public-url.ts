import { useRouteLoaderData } from 'react-router';
import type { loader } from './layout.tsx';

/** The site's address from outside, without a slash at its end; empty where the site's own data could not be read. */
export function usePublicUrl(): string {
  return useRouteLoaderData<typeof loader>('site/layout')?.publicUrl ?? '';
}
