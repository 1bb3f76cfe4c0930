import { useEffect } from 'react';

/**
 * While a popup is open, a reload brings its own page: from its top, not from where the page behind had been scrolled
 * to. React Router gives scrolling back to the browser when the page is left, so this listens after it does.
 */
export function useOwnPageOnReload(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const keepTop = () => {
      window.history.scrollRestoration = 'manual';
    };
    const later = setTimeout(() => window.addEventListener('pagehide', keepTop));
    return () => {
      clearTimeout(later);
      window.removeEventListener('pagehide', keepTop);
    };
  }, [open]);
}
