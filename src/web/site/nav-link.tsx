import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { currentMark, type NavItem } from './main-nav.ts';
import { type Section, SectionLink } from './section-link.tsx';

/** One of the main links, marked when it is where the visitor is. */
export function NavLink({
  item,
  inView,
  className,
  onChoose,
  children,
}: {
  item: NavItem;
  /** The section of the landing page that is being read. */
  inView: Section | null;
  className?: string;
  onChoose?: () => void;
  children?: ReactNode;
}) {
  const { pathname } = useLocation();
  const common = { className, onClick: onChoose, 'aria-current': currentMark(item, { pathname, inView }) };
  const inside = (
    <>
      {item.label}
      {children}
    </>
  );
  return 'section' in item ? (
    <SectionLink section={item.section} {...common}>
      {inside}
    </SectionLink>
  ) : (
    <Link to={item.path} {...common}>
      {inside}
    </Link>
  );
}
