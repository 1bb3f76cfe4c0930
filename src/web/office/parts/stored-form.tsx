import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Permission } from '#app/domain/permissions.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { FormWaiting } from './form-waiting.tsx';
import { useBackToList } from './use-back-to-list.ts';

type Waiting = Pick<ComponentProps<typeof FormWaiting>, 'title' | 'size' | 'name' | 'icon' | 'failed'>;

/** What the form over a list is about. */
interface Stored<Row> extends Waiting {
  /** Of the list's call, which finds one by `id`. */
  path: string;
  /** The address of the list. */
  screen: string;
  /** Who may change it. */
  permission: Permission;
  /** What the page is called while the form is open. */
  titleOf: (stored: Row) => string;
  children: (stored: Row, close: () => void) => ReactNode;
}

/** The form of the record that the address names, over its list; it waits for it, or says why there is none. */
export function StoredForm<Row>(props: Stored<Row>) {
  const { id = '' } = useParams();
  return useInBrowser() ? <Opened key={id} id={id} {...props} /> : null;
}

function Opened<Row>({
  id,
  path,
  screen,
  permission,
  titleOf,
  children,
  ...waiting
}: Stored<Row> & { id: string }) {
  const close = useBackToList(screen);
  const may = useMay(permission);
  const { data, error, refetch } = useQuery({
    // Not by the list's path: the form begins from what is stored now, and nothing changes under it while it is open.
    queryKey: ['stored', waiting.name, id],
    queryFn: ({ signal }) => callOffice<Row[]>(`${path}?id=${encodeURIComponent(id)}`, { signal }),
    enabled: may,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [stored] = data?.data ?? [];
  if (!stored) {
    return (
      <FormWaiting
        {...waiting}
        problem={may ? (data ? 'gone' : null) : 'forbidden'}
        error={error}
        retry={() => void refetch()}
        onClose={close}
      />
    );
  }
  return (
    <>
      <title>{`${titleOf(stored)} · Back office`}</title>
      {children(stored, close)}
    </>
  );
}
