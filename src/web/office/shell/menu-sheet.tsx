import { Link } from 'react-router';
import { ROLE_NAMES } from '#app/domain/permissions.ts';
import { useUser } from '#app/web/office/data/use-may.ts';
import { Avatar } from '#app/web/office/parts/avatar.tsx';
import { Overlay } from '#app/web/ui/overlay/overlay.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { NavList } from './nav-list.tsx';
import { useLogout } from './use-logout.ts';

/** The full navigation on a phone, from the left. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const { busy, logout } = useLogout();
  return (
    <Overlay label="Menu" className="sheetnav" onClose={onClose}>
      <div className="ov-head">
        <h2>Menu</h2>
        <button type="button" className="btn ghost ico push" aria-label="Close" data-first onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <NavList onChoose={onClose} />
      <div className="side-foot">
        <Link className="me" to="/admin/account" onClick={onClose}>
          <Avatar name={user.name} />
          <span className="who trunc">
            {user.name}
            <small>{ROLE_NAMES[user.role]}</small>
          </span>
        </Link>
        <button type="button" className="btn push" disabled={busy} onClick={logout}>
          <Icon name="log-out" />
          Logout
        </button>
      </div>
    </Overlay>
  );
}
