import { NavLink } from 'react-router';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { NAV } from './nav-items.ts';

/** The whole navigation: in the sidebar and in the phone's menu. */
export function NavList({ onChoose }: { onChoose?: () => void }) {
  return NAV.map((group) => (
    <nav key={group.title} className="nav" aria-label={group.title}>
      <h2>{group.title}</h2>
      {group.items.map((item) => (
        <NavLink key={item.to} to={item.to} className={item.later ? 'later' : ''} onClick={onChoose}>
          <Icon name={item.icon} />
          <span className="trunc">{item.label}</span>
          {item.later && <span className="n">Soon</span>}
        </NavLink>
      ))}
    </nav>
  ));
}
