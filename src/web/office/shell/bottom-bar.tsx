import { NavLink } from 'react-router';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { BOTTOM } from './nav-items.ts';

/** The phone's way round: the five places most gone to. */
export function BottomBar() {
  return (
    <nav className="bnav" aria-label="Main">
      {BOTTOM.map((item) => (
        <NavLink key={item.to} to={item.to}>
          <Icon name={item.icon} />
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}
