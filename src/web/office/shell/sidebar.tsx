import { Link } from 'react-router';
import type { UserView } from '#app/contract/auth.ts';
import type { SiteSettings } from '#app/domain/settings.ts';
import { Avatar } from '#app/web/office/parts/avatar.tsx';
import { NavList } from './nav-list.tsx';
import { Wordmark } from './wordmark.tsx';

export function Sidebar({ user, brand }: { user: UserView; brand: SiteSettings['brand'] }) {
  return (
    <aside className="side">
      <Link className="brand" to="/admin/dashboard">
        <Wordmark brand={brand} />
      </Link>
      <NavList />
      <div className="side-foot">
        <Avatar name={user.name} />
        <span className="who trunc">
          {user.name}
          <small>Staff</small>
        </span>
      </div>
    </aside>
  );
}
