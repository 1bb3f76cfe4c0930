import { useEffect, useRef } from 'react';

/** The width from which the header shows its links; the style sheet's break point. */
const WIDE = '(min-width: 1241px)';

/** An open menu closes when the window grows past it: hidden, it would keep the page from scrolling. */
export function useCloseWhenWide(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const query = window.matchMedia(WIDE);
    const onChange = () => query.matches && latest.current();
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [open]);
}
