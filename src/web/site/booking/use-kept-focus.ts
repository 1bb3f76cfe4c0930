import { useEffect, useRef, useState } from 'react';

/**
 * While a payment is under way the form is disabled and the popup inert, which takes the focus from whatever had it.
 * It comes back once React has enabled them again, unless something else has it by then.
 */
export function useKeptFocus(): { keepFocus(): void; giveFocusBack(): void } {
  const kept = useRef<Element | null>(null);
  const [ended, setEnded] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each end gives the focus back once
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && kept.current instanceof HTMLElement) kept.current.focus({ preventScroll: true });
    kept.current = null;
  }, [ended]);

  return {
    keepFocus() {
      kept.current = document.activeElement;
    },
    giveFocusBack: () => setEnded((count) => count + 1),
  };
}
