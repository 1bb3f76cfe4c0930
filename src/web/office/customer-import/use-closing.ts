import { useEffect, useState } from 'react';

/** Source: back-office §9. */
const CLOSES_AFTER_MS = 3000;

/** Closes three seconds after success; a pointer over the dialog or a key keeps it open for good. True: it will close. */
export function useClosing(isOn: boolean, close: () => void): boolean {
  const [isHeld, setHeld] = useState(false);
  const isRunning = isOn && !isHeld;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `close` must not begin the three seconds again
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(close, CLOSES_AFTER_MS);
    const hold = (event: Event) => {
      if (event.type === 'keydown' || (event.target as Element).closest('.modal')) setHeld(true);
    };
    document.addEventListener('keydown', hold);
    document.addEventListener('pointermove', hold);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', hold);
      document.removeEventListener('pointermove', hold);
    };
  }, [isRunning]);
  return isRunning;
}
