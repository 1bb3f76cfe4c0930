import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/web/office/layout.tsx';

/** Whether the agency has a mail server, as the guard of the office saw it: without one, no screen promises an e-mail. */
export function useSendsMail(): boolean {
  return useRouteLoaderData<typeof loader>('office/layout')?.sendsMail ?? false;
}
