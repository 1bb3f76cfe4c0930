import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BOOK_HASH } from './trip-actions.ts';

export type PageView = 'details' | 'enquiry' | 'booking';

const HASH: Record<Exclude<PageView, 'details'>, string> = { booking: BOOK_HASH, enquiry: '#enquire' };

const never = () => () => {};

/**
 * Which view of a trip's page is shown, kept in the address (`#book`), so that Back leads back to the details. The
 * server does not see the hash: the first render is always the details.
 */
export function usePageView(): { view: PageView; show(view: PageView): void } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const view = !inBrowser
    ? 'details'
    : hash === HASH.booking
      ? 'booking'
      : hash === HASH.enquiry
        ? 'enquiry'
        : 'details';
  return {
    view,
    show: (next) =>
      navigate({ hash: next === 'details' ? '' : HASH[next] }, { preventScrollReset: next === view }),
  };
}
