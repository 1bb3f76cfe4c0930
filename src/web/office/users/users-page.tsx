import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { csvColumns, USER_COLUMNS } from '#app/contract/csv-columns.ts';
import { type OfficeUser, USER_STATUSES } from '#app/contract/users.ts';
import { ROLE_NAMES, ROLES } from '#app/domain/permissions.ts';
import { useUser } from '#app/web/office/data/use-may.ts';
import { ago, exactly } from '#app/web/office/parts/ago.ts';
import { Avatar } from '#app/web/office/parts/avatar.tsx';
import { optionsOf } from '#app/web/office/parts/options.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { type Column, DataTable } from '#app/web/ui/list/data-table.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { useListState } from '#app/web/ui/list/use-list-state.ts';
import { useServerList } from '#app/web/ui/list/use-server-list.ts';
import { Menu, type MenuItem } from '#app/web/ui/overlay/menu.tsx';
import { Badge } from '#app/web/ui/parts/badge.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { LinkDialog } from './link-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';
import { USERS, useUserActions } from './use-user-actions.ts';
import { UserDialog } from './user-dialog.tsx';
import { proofText, STATUS_NAMES, STATUS_TONES } from './user-names.ts';

const FILTERS = [
  { name: 'role', label: 'Role', options: optionsOf(ROLES, ROLE_NAMES) },
  { name: 'status', label: 'Status', options: optionsOf(USER_STATUSES, STATUS_NAMES) },
];

type Open = { what: 'edit' | 'sessions'; user: OfficeUser };

/** Who may sign in to this office, and what they may do. */
export default function UsersPage() {
  const state = useListState({ filters: ['role', 'status'], defaultSort: 'name' });
  const list = useServerList<OfficeUser>(USERS, state);
  const actions = useUserActions();
  const me = useUser();
  const [open, setOpen] = useState<Open | null>(null);
  const { pathname, search } = useLocation();
  const adding = useInBrowser() && pathname.endsWith('/new');
  const navigate = useNavigate();
  const leaveForm = () => void navigate(`${USERS}${search}`);
  const close = () => setOpen(null);

  const itemsOf = (user: OfficeUser): MenuItem[] => {
    const own = user.id === me.id ? { disabled: true, title: 'For your own, see Your account' } : {};
    return [
      { label: 'Edit', icon: 'pencil', onChoose: () => setOpen({ what: 'edit', user }) },
      { label: 'Sessions', icon: 'clock', onChoose: () => setOpen({ what: 'sessions', user }) },
      '-',
      {
        label: user.status === 'invited' ? 'New invitation link' : 'Reset password',
        icon: 'link',
        onChoose: () => void actions.resetPassword(user),
        ...(user.status === 'disabled' ? { disabled: true, title: 'Enable the user first' } : own),
      },
      ...(user.twoFactor
        ? ([
            {
              label: 'Turn two-factor off',
              icon: 'shield',
              onChoose: () => void actions.resetTwoFactor(user),
              ...own,
            },
          ] satisfies MenuItem[])
        : []),
      '-',
      user.status === 'disabled'
        ? { label: 'Enable', icon: 'check', onChoose: () => void actions.enable(user) }
        : {
            label: 'Disable',
            icon: 'circle-x',
            danger: true,
            onChoose: () => void actions.disable(user),
            ...own,
          },
    ];
  };

  return (
    <>
      <PageHead title="Users" hint="Who may sign in to this office, and what they may do.">
        <Link className="btn pri" to={`${USERS}/new${search}`}>
          <Icon name="plus" />
          Add user
        </Link>
      </PageHead>
      <ListToolbar
        state={state}
        search="Search users"
        filters={FILTERS}
        exportAs={{ path: USERS, name: 'users', columns: csvColumns(USER_COLUMNS) }}
      />
      <DataTable
        label="Users"
        columns={COLUMNS}
        list={list}
        state={state}
        onOpen={(user) => setOpen({ what: 'edit', user })}
        rowActions={(user) => <Menu label={`Actions of ${user.name}`} items={itemsOf(user)} />}
        empty={{ title: 'No users yet', text: 'Add the people who work here.' }}
        noMatch={{ title: 'No user matches', text: 'Try another name, or clear the filters.' }}
      />
      {adding && (
        <UserDialog
          onClose={leaveForm}
          onSaved={(invited) => {
            leaveForm();
            void actions.reload();
            if (invited) actions.setInvitation({ ...invited, again: false });
          }}
        />
      )}
      {open?.what === 'edit' && (
        <UserDialog
          user={open.user}
          own={open.user.id === me.id}
          onClose={close}
          onSaved={() => {
            close();
            void actions.reload();
          }}
        />
      )}
      {open?.what === 'sessions' && (
        <SessionsDialog user={open.user} onChanged={() => void actions.reload()} onClose={close} />
      )}
      {actions.invitation && (
        <LinkDialog invitation={actions.invitation} onClose={() => actions.setInvitation(null)} />
      )}
    </>
  );
}

const COLUMNS: Column<OfficeUser>[] = [
  {
    key: 'name',
    title: 'Name',
    sort: 'name',
    cell: (user) => (
      <span className="person">
        <Avatar name={user.name} />
        <span>
          <b>{user.name}</b>
          <small>{user.username}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'email',
    title: 'Email',
    wide: true,
    cell: (user) => user.email || <span className="mute">Not given</span>,
  },
  {
    key: 'role',
    title: 'Role',
    cell: (user) => (
      <Badge plain tone={user.role === 'owner' ? 'purple' : 'blue'}>
        {ROLE_NAMES[user.role]}
      </Badge>
    ),
  },
  { key: 'twoFactor', title: 'Two-factor', cell: proofText },
  {
    key: 'seen',
    title: 'Last sign-in',
    cell: ({ lastSignedInAt }) =>
      lastSignedInAt ? (
        <time dateTime={lastSignedInAt} title={exactly(lastSignedInAt)}>
          {ago(lastSignedInAt)}
        </time>
      ) : (
        <span className="mute">Never</span>
      ),
  },
  { key: 'sessions', title: 'Sessions', num: true, cell: (user) => user.sessions, phone: 'hide' },
  {
    key: 'status',
    title: 'Status',
    phone: 'second',
    cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{STATUS_NAMES[status]}</Badge>,
  },
];
