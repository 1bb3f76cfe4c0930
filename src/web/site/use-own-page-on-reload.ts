import { useEffect } from 'react';

/**
 * While a popup is open, a reload brings its own page: from its top, not from where the page behind had been scrolled
 * to. React Router gives scrolling back to the browser in `pagehide`, whenever its listener was added; a page that is
 * left is hidden after that.
 */
export function useOwnPageOnReload(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const keepTop = () => {
      if (document.visibilityState === 'hidden') window.history.scrollRestoration = 'manual';
    };
    document.addEventListener('visibilitychange', keepTop);
    return () => document.removeEventListener('visibilitychange', keepTop);
  }, [open]);
}
