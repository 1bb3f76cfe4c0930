/**
 * The landing page is long, and laying it out whole is most of what a slow phone does before its first paint. So its
 * sections are left for later (`sections.css`) until the page is awake, then laid out one after the other. Only on a
 * page opened afresh: a reload, Back and an address with a section need every place at once. Runs in the HTML.
 */
export const LEAVE_FOR_LATER =
  "history.state||location.hash||document.documentElement.setAttribute('data-later','')";

const LATER = 'html[data-later] main > section:not(.hero)';
const IDLE_MS = 2000;

/** All of it, now: before scrolling to a section, whose place must be known. */
export function layOutAll(): void {
  delete document.documentElement.dataset.later;
}

/** A section in each idle moment, so that no task is long. Answers how to stop it, which lays out the rest. */
export function layOutInTurn(): () => void {
  const sections = document.querySelectorAll<HTMLElement>(LATER).values();
  const step = () => {
    const { value: section } = sections.next();
    if (!section) return layOutAll();
    section.style.contentVisibility = 'visible';
    whenIdle(step);
  };
  whenIdle(step);
  return layOutAll;
}

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_MS });
  else setTimeout(work, 50);
}
