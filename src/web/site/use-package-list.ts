import { useEffect, useRef, useState } from 'react';
import { fetchPackages } from './fetch-packages.ts';
import type { PackageCardData, PackagePage } from './landing-data.ts';

interface Shown extends PackagePage {
  destination: string;
  /** Of the first row: above 0 when the page's address asked for a later page. */
  offset: number;
}

export interface PackageList extends Shown {
  loading: boolean;
  loadingMore: boolean;
  /** How many had been there before the last "Show more": the focus goes to the next one. */
  loadMore(): void;
}

/**
 * The packages of the chosen destination: the first page came with the HTML, another choice and further pages come
 * from the API. A page that fails is logged only, loading ends, and the list is empty. Source: checklist P25.
 */
export function usePackageList(initial: Shown, destination: string): PackageList {
  const [shown, setShown] = useState<Shown>(initial);
  const [loadingMore, setLoadingMore] = useState(false);
  const more = useRef<AbortController | null>(null);
  const current = shown.destination === destination;

  useEffect(() => {
    if (current) return;
    const stop = new AbortController();
    more.current?.abort();
    setLoadingMore(false);
    const show = (page: PackagePage) => setShown({ ...page, destination, offset: 0 });
    fetchPackages({ destination, offset: 0 }, stop.signal).then(show, (error: unknown) => {
      if (stop.signal.aborted) return;
      console.error('the packages could not be read', error);
      show({ rows: [], total: 0 });
    });
    return () => stop.abort();
  }, [current, destination]);

  function loadMore(): void {
    if (loadingMore) return;
    const stop = new AbortController();
    more.current = stop;
    setLoadingMore(true);
    fetchPackages({ destination, offset: shown.offset + shown.rows.length }, stop.signal)
      .then((page) =>
        setShown((before) => ({ ...before, rows: joinRows(before.rows, page.rows), total: page.total })),
      )
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.error('the packages could not be read', error);
      })
      .finally(() => {
        if (!stop.signal.aborted) setLoadingMore(false);
      });
  }

  return { ...shown, loading: !current, loadingMore, loadMore };
}

/** A package published meanwhile moves the others along: one that is shown already is not shown again. */
function joinRows(before: PackageCardData[], next: PackageCardData[]): PackageCardData[] {
  const known = new Set(before.map((row) => row.slug));
  return [...before, ...next.filter((row) => !known.has(row.slug))];
}
