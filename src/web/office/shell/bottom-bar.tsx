import { NavLink } from 'react-router';
import { useUser } from '#app/web/office/data/use-may.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { bottomOf } from './nav-items.ts';
import { useWaiting } from './use-waiting.ts';

/** The phone's way round: the places most gone to, and the search. */
export function BottomBar({ onSearch }: { onSearch: () => void }) {
  const { role } = useUser();
  const waiting = useWaiting();
  return (
    <nav className="bnav" aria-label="Main">
      {bottomOf(role).map((item) => {
        const count = waiting[item.to]?.n ?? 0;
        return (
          <NavLink key={item.to} to={item.to}>
            <Icon name={item.icon} />
            {item.label}
            {count > 0 && (
              <span className="n">
                {count > 99 ? '99+' : count}
                <span className="sr"> waiting</span>
              </span>
            )}
          </NavLink>
        );
      })}
      <button type="button" onClick={onSearch}>
        <Icon name="search" />
        Search
      </button>
    </nav>
  );
}
