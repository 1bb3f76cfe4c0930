import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { type RecordList, recordAddress } from './record-key.ts';
import { OVER_PAGE } from './use-close-record.ts';

/** Opens a record's drawer; over its own list the view stays under it. */
export function RecordLink({
  list,
  id,
  className,
  children,
}: {
  list: RecordList;
  id: string;
  className?: string;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const view = pathname === '/admin/crm' ? search : `?tab=${list}`;
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
