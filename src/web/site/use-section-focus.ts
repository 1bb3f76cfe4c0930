import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const FIELD = 'input:not([type="hidden"]), select, textarea';

/**
 * A section that was asked for takes the focus, so that the keyboard goes on from there: its first field when the link
 * asks for that (Get Quote), else itself. `ready` says that the page has its final height: then the place is found anew.
 */
export function useSectionFocus(ready: boolean): void {
  const location = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (type === 'POP' || location.hash === '' || !ready) return;
    const section = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!section) return;
    const wantsField = (location.state as { focusField?: boolean } | null)?.focusField === true;
    const field = wantsField ? section.querySelector<HTMLElement>(FIELD) : null;
    (field ?? section).focus({ preventScroll: true });
    if (document.documentElement.dataset.scroll !== 'smooth') section.scrollIntoView();
  }, [location, type, ready]);
}
