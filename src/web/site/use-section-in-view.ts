import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { MAIN_NAV } from './main-nav.ts';
import type { Section } from './section-link.tsx';

const SECTIONS = MAIN_NAV.flatMap((item) => ('section' in item ? [item.section] : []));
/** The line, as a share of the window's height, that a section has to lie on to be the one in view. */
const LINE = 0.4;

/** Which of the main sections of the landing page is being read; null between them and on other pages. */
export function useSectionInView(): Section | null {
  const { pathname } = useLocation();
  const landing = pathname === '/';
  return useSyncExternalStore(
    landing ? watchScrolling : watchNothing,
    landing ? sectionInView : () => null,
    () => (landing ? 'home' : null),
  );
}

const watchNothing = () => () => {};

/** Asks again at most once in a frame. */
function watchScrolling(changed: () => void): () => void {
  let frame = 0;
  const look = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      changed();
    });
  };
  const options = { passive: true };
  window.addEventListener('scroll', look, options);
  window.addEventListener('resize', look, options);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
    window.removeEventListener('resize', look);
  };
}

function sectionInView(): Section | null {
  if (window.scrollY === 0) return 'home';
  const line = window.innerHeight * LINE;
  const found = SECTIONS.find((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box && box.top <= line && box.bottom > line;
  });
  return found ?? null;
}
