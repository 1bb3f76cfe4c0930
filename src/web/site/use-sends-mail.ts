import { useRouteLoaderData } from 'react-router';
import type { loader } from './layout.tsx';

/** Whether the agency has a mail server: without one, no page promises an e-mail. */
export function useSendsMail(): boolean {
  return useRouteLoaderData<typeof loader>('site/layout')?.sendsMail ?? false;
}
