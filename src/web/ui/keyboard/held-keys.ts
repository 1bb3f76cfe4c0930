import { useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';

type Press = (event: KeyboardEvent) => void;

/** Longer than that no key waits, whatever became of the screen that it was for. */
const HOLD_MS = 10_000;

/** The entry of the history that the screen shows, and whether another one was asked for. */
let shown: { key: string; leaving: boolean } | null = null;
let held: { event: KeyboardEvent; press: Press }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Letters and signs that are pressed while the next screen is on its way are for that screen: they are kept here and
 * pressed once it is there. True: the key is kept. Named keys (Escape, Enter, arrows) and those with Ctrl or Alt are
 * never kept.
 */
export function holdKey(event: KeyboardEvent, press: Press): boolean {
  if (
    event.key.length > 1 ||
    event.key === ' ' ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    !isOnItsWay()
  )
    return false;
  event.preventDefault();
  held.push({ event, press });
  timer ??= setTimeout(release, HOLD_MS);
  return true;
}

/** Tells when a screen is there. Once, in the frame around all screens. */
export function useHeldKeys(): void {
  const { key } = useLocation();
  const leaving = useNavigation().state !== 'idle';
  useLayoutEffect(() => {
    shown = { key, leaving };
    // After the effects of the whole screen, in which its keys begin.
    queueMicrotask(() => {
      if (!isOnItsWay()) release();
    });
  }, [key, leaving]);
  useLayoutEffect(
    () => () => {
      shown = null;
      held = [];
    },
    [],
  );
}

/** The address, and with it the entry, changes before the screen does. */
function isOnItsWay(): boolean {
  if (!shown) return false;
  const entry = window.history.state as { key?: string } | null;
  return shown.leaving || shown.key !== (entry?.key ?? 'default');
}

function release(): void {
  clearTimeout(timer);
  timer = undefined;
  const waiting = held;
  held = [];
  for (const { event, press } of waiting) press(event);
}
