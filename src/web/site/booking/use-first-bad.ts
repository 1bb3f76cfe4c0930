import { useEffect, useRef } from 'react';

/** After a refused submit the first bad field of the form gets the focus, once it is marked and enabled (UI-06). */
export function useFirstBad(formId: string, busy: boolean): { lookForBad(): void } {
  const wanted = useRef(false);

  // Runs after every render: only then are the fields marked.
  useEffect(() => {
    if (!wanted.current || busy) return;
    const bad = document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!bad) return;
    wanted.current = false;
    bad.focus();
  });

  return {
    lookForBad() {
      wanted.current = true;
    },
  };
}
