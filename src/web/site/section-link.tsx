import type { ComponentProps, MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { layOutAll } from './later-sections.ts';

export type Section = 'home' | 'destinations' | 'cruises' | 'pilgrimage' | 'packages' | 'contact';

/** Asks the landing page to put the focus into the section's first field. */
export const FOCUS_FIELD = { focusField: true };

const SETTLED_MS = 1500;

/** A link to a part of the landing page: scrolls smoothly when already there, and keeps the filter that is set. */
export function SectionLink({
  section,
  onClick,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'to'> & { section: Section }) {
  const location = useLocation();
  const here = location.pathname === '/';
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (here && !event.defaultPrevented) scrollSmoothly();
  };
  const to = { pathname: '/', search: here ? location.search : '', hash: `#${section}` };
  return <Link {...rest} to={to} onClick={handleClick} />;
}

/**
 * The next scroll glides. Only then: with smooth scrolling always on, going to another page or back would glide too.
 * The style sheet leaves it off for people who prefer less motion.
 */
export function scrollSmoothly(): void {
  layOutAll();
  const page = document.documentElement;
  page.dataset.scroll = 'smooth';
  const settle = () => {
    delete page.dataset.scroll;
    window.removeEventListener('scrollend', settle);
  };
  window.addEventListener('scrollend', settle);
  setTimeout(settle, SETTLED_MS);
}
