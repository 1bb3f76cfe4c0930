import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render of its page, true afterwards: for what only a browser knows. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
