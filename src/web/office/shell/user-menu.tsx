import { ROLE_NAMES } from '#app/domain/permissions.ts';
import { useUser } from '#app/web/office/data/use-may.ts';
import { Avatar } from '#app/web/office/parts/avatar.tsx';
import { Menu } from '#app/web/ui/overlay/menu.tsx';
import { useLogout } from './use-logout.ts';

/** Who is signed in, with the way to the own account and out. */
export function UserMenu() {
  const user = useUser();
  const { logout } = useLogout();
  return (
    <Menu
      label="Your account"
      align="start"
      className="me"
      button={
        <>
          <Avatar name={user.name} />
          <span className="who trunc">
            {user.name}
            <small>{ROLE_NAMES[user.role]}</small>
          </span>
        </>
      }
      items={[
        { label: 'Your account', icon: 'users', to: '/admin/account' },
        { label: 'View website', icon: 'external-link', onChoose: () => window.open('/', '_blank') },
        '-',
        { label: 'Logout', icon: 'log-out', onChoose: logout },
      ]}
    />
  );
}
