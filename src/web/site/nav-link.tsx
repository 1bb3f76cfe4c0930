import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { currentMark, type NavItem } from './main-nav.ts';
import { SectionLink } from './section-link.tsx';

/** One of the main links, marked when it is where the visitor is. */
export function NavLink({
  item,
  className,
  onChoose,
  children,
}: {
  item: NavItem;
  className?: string;
  onChoose?: () => void;
  children?: ReactNode;
}) {
  const { pathname } = useLocation();
  const common = { className, onClick: onChoose, 'aria-current': currentMark(item.label, pathname) };
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
