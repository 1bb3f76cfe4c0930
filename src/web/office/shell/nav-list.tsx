import { Link, useLocation } from 'react-router';
import { useUser } from '#app/web/office/data/use-may.ts';
import { OFFICE_HOME } from '#app/web/office/next-page.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { navItemOf, navOf } from './nav-items.ts';
import { SavedFiltersNav } from './saved-filters-nav.tsx';
import { useWaiting } from './use-waiting.ts';

/** The whole navigation, as far as the role may open it: in the sidebar and in the phone's menu. */
export function NavList({ onChoose }: { onChoose?: () => void }) {
  const { role } = useUser();
  const waiting = useWaiting();
  const here = navItemOf(useLocation().pathname);
  return (
    <>
      {here?.back && (
        <nav className="nav" aria-label="Back">
          <Link to={OFFICE_HOME} onClick={onChoose}>
            <Icon name="arrow-left" />
            <span className="trunc">Back to CMS</span>
          </Link>
        </nav>
      )}
      {navOf(role).map((group) => (
        <nav key={group.title} className="nav" aria-label={group.title || 'Start'}>
          {group.title && <h2>{group.title}</h2>}
          {group.items.map((item) => {
            const count = waiting[item.to];
            return (
              <Link
                key={item.to}
                to={item.to}
                aria-current={here?.to === item.to ? 'page' : undefined}
                onClick={onChoose}
              >
                <Icon name={item.icon} />
                <span className="trunc">{item.label}</span>
                {count !== undefined && count.n > 0 && (
                  <span className={count.late ? 'n hot' : 'n'}>
                    {count.n.toLocaleString('en-IN')}
                    <span className="sr"> waiting</span>
                  </span>
                )}
              </Link>
            );
          })}
        </nav>
      ))}
      <SavedFiltersNav onChoose={onChoose} />
    </>
  );
}
