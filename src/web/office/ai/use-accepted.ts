import { useEffect, useRef } from 'react';
import { showSuccess } from '#app/web/ui/toast.tsx';

/**
 * Hands accepted fields to the form and offers to take them back, but for those that were changed since. Where the
 * helper is closed by then nobody knows what changed, and all of them go back.
 */
export function useAccepted<Values extends object>(
  current: Values,
  onAccept: (change: Partial<Values>) => void,
): (change: Partial<Values>, labels: string[]) => void {
  const latest = useRef({ current, onAccept });
  const closed = useRef(false);
  useEffect(() => {
    latest.current = { current, onAccept };
  });
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);
  return (change, labels) => {
    const keys = Object.keys(change) as Array<keyof Values>;
    const before = Object.fromEntries(keys.map((key) => [key, current[key]])) as Partial<Values>;
    onAccept(change);
    showSuccess({
      title: 'Draft used',
      detail: `${labels.join(', ')}. Nothing is saved yet.`,
      undo: async () => {
        const now = latest.current;
        const untouched = keys.filter((key) => closed.current || same(now.current[key], change[key]));
        const back = Object.fromEntries(untouched.map((key) => [key, before[key]])) as Partial<Values>;
        if (untouched.length > 0) now.onAccept(back);
      },
    });
  };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
