import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useMay } from '#app/web/office/data/use-may.ts';
import { FormWaiting } from '#app/web/office/parts/form-waiting.tsx';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';
import { useCloseExpense } from './use-close-expense.ts';

/** What the form over a list is about. */
interface Stored<Row> {
  /** Below the API, and of the screen. */
  path: string;
  screen: string;
  title: string;
  name: string;
  failed: string;
  children: (stored: Row, close: () => void) => ReactNode;
}

/** The form of the record that the address names, over its list; it waits for it, or says why there is none. */
export function StoredForm<Row extends { description: string }>(props: Stored<Row>) {
  const { id = '' } = useParams();
  return useInBrowser() ? <Opened key={id} id={id} {...props} /> : null;
}

function Opened<Row extends { description: string }>({
  id,
  path,
  screen,
  title,
  name,
  failed,
  children,
}: Stored<Row> & { id: string }) {
  const close = useCloseExpense(screen);
  const may = useMay('purchases.edit');
  const { data, error, refetch } = useQuery({
    // Not by the list's path: the form begins from what is stored now, and nothing changes under it while it is open.
    queryKey: [name, id],
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
        title={title}
        size={560}
        name={name}
        icon="wallet"
        failed={failed}
        problem={may ? (data ? 'gone' : null) : 'forbidden'}
        error={error}
        retry={() => void refetch()}
        onClose={close}
      />
    );
  }
  return (
    <>
      <title>{`${stored.description} · Back office`}</title>
      {children(stored, close)}
    </>
  );
}
