import { useEffect, useRef, useState } from 'react';
import { choiceParams, type PackageChoice, type PackageCounts } from '#app/domain/package-choice.ts';
import { fetchCounts, fetchPackages } from './fetch-packages.ts';
import type { PackageCardData, PackagePage } from './landing-data.ts';

interface Shown extends PackagePage {
  /** The choice it was made for. */
  made: PackageChoice;
  counts: PackageCounts | null;
  /** Of the first row: above 0 when the page's address asked for a later page. */
  offset: number;
}

export interface PackageList extends Shown {
  loading: boolean;
  loadingMore: boolean;
  loadMore(): void;
}

/**
 * The packages that the choice leaves: the first page came with the HTML, another choice and further pages come from
 * the API. A page that fails is logged only, loading ends, and the list is empty. Source: checklist P25.
 */
export function usePackageList(initial: Shown, choice: PackageChoice): PackageList {
  const [shown, setShown] = useState<Shown>(initial);
  const [loadingMore, setLoadingMore] = useState(false);
  const more = useRef<AbortController | null>(null);
  const wanted = choiceParams(choice).toString();
  const current = choiceParams(shown.made).toString() === wanted;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` is the choice in one text
  useEffect(() => {
    if (current) return;
    const stop = new AbortController();
    more.current?.abort();
    setLoadingMore(false);
    const counts = fetchCounts(choice, stop.signal);
    fetchPackages(choice, 0, stop.signal)
      .catch((error: unknown): PackagePage => {
        if (!stop.signal.aborted) console.error('the packages could not be read', error);
        return { rows: [], total: 0 };
      })
      .then(async (page) => {
        const counted = await counts;
        if (!stop.signal.aborted) setShown({ ...page, made: choice, counts: counted, offset: 0 });
      });
    return () => stop.abort();
  }, [current, wanted]);

  function loadMore(): void {
    if (loadingMore) return;
    const stop = new AbortController();
    more.current = stop;
    setLoadingMore(true);
    fetchPackages(choice, shown.offset + shown.rows.length, stop.signal)
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
