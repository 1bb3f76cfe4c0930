import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Waits between looks, in milliseconds: about two minutes in all. */
const WAITS = [2_000, 3_000, 5_000, 10_000, 20_000, 40_000, 40_000];

/** While a booking waits for its payment, looks a few times whether the bank has told us meanwhile. */
export function useLateNews(waiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let at = 0;
    function next(): void {
      const wait = WAITS[at++];
      if (wait === undefined) return;
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible') revalidate();
        next();
      }, wait);
    }
    next();
    return () => clearTimeout(timer);
  }, [waiting, revalidate]);
}
