import { useRouteLoaderData } from 'react-router';
import { DEFAULT_SETTINGS, type SiteSettings } from '#app/domain/settings.ts';
import type { loader } from './layout.tsx';

/** The style sheet of the agency's own colours; empty where they are the design's. */
export function useBrandStyle(): string {
  return useRouteLoaderData<typeof loader>('site/layout')?.brandStyle ?? '';
}

/** The settings of the site on any public page; on a failure page, where they could not be read, the first start's. */
export function useSettings(): SiteSettings {
  return useRouteLoaderData<typeof loader>('site/layout')?.settings ?? DEFAULT_SETTINGS;
}
