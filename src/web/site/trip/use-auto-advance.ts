import { useEffect, useRef, useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

function watchMotion(changed: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * Calls `advance` every `ms` while `active`, counted anew whenever `key` changes. True when it never will, because
 * the visitor asked for less motion.
 */
export function useAutoAdvance(input: {
  active: boolean;
  ms: number;
  key: unknown;
  advance(): void;
}): boolean {
  const still = useSyncExternalStore(
    watchMotion,
    () => matchMedia(REDUCED).matches,
    () => false,
  );
  const advance = useRef(input.advance);
  advance.current = input.advance;
  const { active, ms, key } = input;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key starts the count again
  useEffect(() => {
    if (!active || still) return;
    const timer = setTimeout(() => advance.current(), ms);
    return () => clearTimeout(timer);
  }, [active, still, ms, key]);
  return still;
}
