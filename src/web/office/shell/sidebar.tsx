import { Link } from 'react-router';
import type { SiteSettings } from '#app/domain/settings.ts';
import { OFFICE_HOME } from '#app/web/office/next-page.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { NavList } from './nav-list.tsx';
import { UserMenu } from './user-menu.tsx';
import { Wordmark } from './wordmark.tsx';

export function Sidebar({
  brand,
  onSearch,
  onKeys,
}: {
  brand: SiteSettings['brand'];
  onSearch: () => void;
  onKeys: () => void;
}) {
  return (
    <aside className="side">
      <Link className="brand" to={OFFICE_HOME}>
        <Wordmark brand={brand} />
      </Link>
      <button type="button" className="find" onClick={onSearch} aria-keyshortcuts="Control+K">
        <Icon name="search" small />
        Search
        <kbd>Ctrl K</kbd>
      </button>
      <NavList />
      <div className="side-foot">
        <UserMenu />
        <button
          type="button"
          className="btn ghost sm ico push"
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts (?)"
          onClick={onKeys}
        >
          <Icon name="keyboard" />
        </button>
      </div>
    </aside>
  );
}
