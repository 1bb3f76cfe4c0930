import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';

const KEPT = 'What you typed stays on this device and is back when you open this form again.';

/**
 * Asks before a screen with unsaved text is left for another; `stays` says what becomes of the text. `allow` lets the next
 * way out pass: after saving.
 */
export function useLeaveGuard(dirty: boolean, stays: string = KEPT): { allow(): void } {
  const allowed = useRef(false);
  const ask = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !allowed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask({
      title: 'Leave without saving?',
      stays,
      verb: 'Leave',
      cancel: 'Keep editing',
      tone: 'pri',
      icon: 'pencil',
    }).then((yes) => {
      if (yes) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, ask, stays]);
  return {
    allow() {
      allowed.current = true;
    },
  };
}
