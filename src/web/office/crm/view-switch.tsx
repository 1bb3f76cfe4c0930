import { Link, useSearchParams } from 'react-router';
import { Icon } from '#app/web/ui/parts/icon.tsx';

const VIEWS = [
  { view: '', name: 'Cards', icon: 'layout-grid' },
  { view: 'board', name: 'Board', icon: 'square-kanban' },
] as const;

/** True while the address asks for the board. */
export function useIsBoard(): boolean {
  const [search] = useSearchParams();
  return search.get('view') === 'board';
}

/** Cards or a board by status, with the same search and filters. */
export function ViewSwitch() {
  const [search] = useSearchParams();
  const shown = search.get('view') === 'board' ? 'board' : '';
  return (
    <nav className="seg" aria-label="View">
      {VIEWS.map(({ view, name, icon }) => {
        const next = new URLSearchParams(search);
        next.delete('page');
        if (view) next.set('view', view);
        else next.delete('view');
        return (
          <Link
            key={name}
            to={{ pathname: '/admin/crm', search: next.toString() }}
            preventScrollReset
            aria-current={view === shown ? 'true' : undefined}
          >
            <Icon name={icon} />
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
