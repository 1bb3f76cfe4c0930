import '#app/web/office/styles/record.css';
import type { ReactNode } from 'react';
import { OfficeError } from '#app/web/ui/data/call-office.ts';
import { Drawer } from '#app/web/ui/overlay/drawer.tsx';
import { EmptyState } from '#app/web/ui/parts/empty-state.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { Skeleton } from '#app/web/ui/parts/skeleton.tsx';
import { CopyLink } from './copy-link.tsx';
import type { DrawerList } from './record-key.ts';
import { useCloseRecord } from './use-close-record.ts';
import { useNeighbours } from './use-neighbours.ts';
import type { useRecord } from './use-record.ts';

/** What a list and one of its records are called. */
const NAMES: Record<DrawerList, { list: string; one: string }> = {
  bookings: { list: 'Bookings', one: 'booking' },
  inquiries: { list: 'Inquiries', one: 'inquiry' },
  customers: { list: 'Customers', one: 'customer' },
};

/** A record over its list, under its own address: its content, or that it loads, failed or does not exist. */
export function RecordDrawer<Detail>({
  list,
  id,
  record: { data, error, refetch },
  nameOf,
  listName = NAMES[list].list,
  footer,
  children,
}: {
  list: DrawerList;
  id: string;
  record: ReturnType<typeof useRecord<Detail>>;
  /** What the drawer is called, for screen readers and the browser's title. */
  nameOf: (detail: Detail) => string;
  /** What the list under it is called, where that is a part of all. */
  listName?: string;
  footer?: (detail: Detail) => ReactNode;
  children: (detail: Detail) => ReactNode;
}) {
  const close = useCloseRecord(list);
  const { place, prev, next } = useNeighbours(list, id);
  const names = NAMES[list];
  const name = data ? nameOf(data) : `The ${names.one}`;
  const gone = error instanceof OfficeError && error.status === 404;
  return (
    <Drawer
      label={name}
      title={
        place
          ? `${place.position.toLocaleString('en-IN')} of ${place.total.toLocaleString('en-IN')} in ${listName}`
          : listName
      }
      prev={prev}
      next={next}
      tools={<CopyLink />}
      footer={data && !gone ? footer?.(data) : undefined}
      onClose={close}
    >
      <title>{`${name} · Back office`}</title>
      {gone ? (
        <EmptyState
          icon="search-x"
          title={`This ${names.one} does not exist any more.`}
          action={
            <button type="button" className="btn sm" onClick={close}>
              Back to {names.list.toLowerCase()}
            </button>
          }
        />
      ) : data ? (
        children(data)
      ) : error ? (
        <ErrorState title={`Failed to load the ${names.one}`} error={error} retry={refetch} />
      ) : (
        <Skeleton label={names.one} widths={[60, 40, 80, 70, 50, 80, 60]} />
      )}
    </Drawer>
  );
}
