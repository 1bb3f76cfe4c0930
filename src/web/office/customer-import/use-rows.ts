import { useEffect, useState } from 'react';
import type { ImportRow } from '#app/contract/customer-imports.ts';
import { readRows } from './import-calls.ts';

const PAGE = 50;

/** Rows of an upload, a page more whenever it is asked for. */
export function useRows(id: string, which: 'problems' | 'all') {
  const [loaded, setLoaded] = useState<{ which: string; rows: ImportRow[]; total: number } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [wanted, setWanted] = useState(PAGE);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads them again
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    readRows(id, which, 0, Math.min(500, wanted)).then(
      ({ data, total }) => isCurrent && setLoaded({ which, rows: data, total }),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, which, wanted, tries]);

  const current = loaded?.which === which ? loaded : null;
  const hasMore = current !== null && current.rows.length < current.total && current.rows.length < 500;
  return {
    rows: current?.rows ?? [],
    total: current?.total ?? null,
    hasFailed,
    more: hasMore ? () => setWanted(current.rows.length + PAGE * 2) : null,
    retry: () => setTries(tries + 1),
  };
}
