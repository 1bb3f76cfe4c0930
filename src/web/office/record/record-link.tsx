import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { type DrawerList, listHome, recordAddress } from './record-key.ts';
import { OVER_PAGE } from './use-close-record.ts';

/** Opens a record's drawer; over its own list the view stays under it. */
export function RecordLink({
  list,
  id,
  className,
  children,
}: {
  list: DrawerList;
  id: string;
  className?: string;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const { page, tab } = listHome(list);
  const view = pathname === page ? search : tab ? `?tab=${tab}` : '';
  return (
    <Link
      className={className}
      data-key="enter"
      to={recordAddress(list, id, view)}
      state={OVER_PAGE}
      preventScrollReset
    >
      {children}
    </Link>
  );
}
