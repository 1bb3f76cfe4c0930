import { type RefObject, useEffect } from 'react';

/** The right edge of the screen where messages stand: their width and its margin, in pixels. Source: public-site §9. */
const LANE = 356 + 24;
/** Between a message and the buttons below it. */
const GAP = 12;

/** Messages stand above the buttons of the dialog on top, however tall it is: `--foot-room`, from the screen's bottom. */
export function useToastRoom(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!dialog.current) return;
    const watcher = new ResizeObserver(makeRoom);
    watcher.observe(dialog.current);
    window.addEventListener('resize', makeRoom);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', makeRoom);
      makeRoom();
    };
  }, [dialog]);
}

function makeRoom(): void {
  const foot = [...document.querySelectorAll('.ov .ov-foot')].at(-1)?.getBoundingClientRect();
  const isBelow = foot !== undefined && foot.right > window.innerWidth - LANE;
  const room = isBelow ? window.innerHeight - foot.top + GAP : 0;
  document.documentElement.style.setProperty('--foot-room', `${room}px`);
}
