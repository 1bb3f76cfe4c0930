import { useRouteLoaderData } from 'react-router';
import type { loader } from './layout.tsx';

/** True where payments go to the built-in simulator: no money moves, which is said before anybody pays. */
export function useTestMode(): boolean {
  return useRouteLoaderData<typeof loader>('site/layout')?.testMode ?? false;
}
