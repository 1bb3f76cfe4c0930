import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { CardSkeletons } from './card-skeletons.tsx';
import { countText } from './count-text.ts';
import { FILTER_EVENT, listedName, readDestination } from './filter-event.ts';
import { PACKAGES_A_PAGE, type PackagePage } from './landing-data.ts';
import { NoPackages } from './no-packages.tsx';
import { PackageCard } from './package-card.tsx';
import { PackageFilter } from './package-filter.tsx';
import { SectionHead } from './section-head.tsx';
import { usePackageList } from './use-package-list.ts';

export interface PackagesProps {
  /** The page that came with the HTML; null while the page itself is loading. */
  list: PackagePage | null;
  /** What the HTML was made for. */
  made: { destination: string; page: number };
  /** The filter in the address now; empty: none. */
  destination: string;
  names: readonly string[];
}

/** The packages with their destination filter, which is part of the address. */
export function Packages(props: PackagesProps) {
  const { names, list } = props;
  const navigate = useNavigate();
  const destination = listedName(props.destination, names);

  const choose = (name: string) => {
    const search = name === '' ? '' : `?${new URLSearchParams({ destination: name })}`;
    navigate({ pathname: '/', search }, { preventScrollReset: true });
  };
  useFilterEvent((name) => choose(listedName(name, names)));

  return (
    <section className="section flush" id="packages" aria-labelledby="packages-title" tabIndex={-1}>
      <div className="wrap">
        <SectionHead id="packages-title" eyebrow="Packages" title="Find the trip that fits" />
        {list ? (
          <PackageList {...props} list={list} destination={destination} choose={choose} />
        ) : (
          <>
            <PackageFilter
              names={names}
              destination={destination}
              count="Loading packages..."
              choose={choose}
            />
            <LoadingGrid />
          </>
        )}
      </div>
    </section>
  );
}

function PackageList({
  list,
  made,
  names,
  destination,
  choose,
}: PackagesProps & { list: PackagePage; choose(name: string): void }) {
  const offset = (made.page - 1) * PACKAGES_A_PAGE;
  const shown = usePackageList(
    { ...list, destination: listedName(made.destination, names), offset },
    destination,
  );
  const grid = useRef<HTMLDivElement>(null);
  useFocusOnNewCard(grid, shown.rows.length);

  const count = shown.loading
    ? 'Loading packages...'
    : countText({ first: shown.offset, rows: shown.rows.length, total: shown.total, destination });
  const next = Math.floor((shown.offset + shown.rows.length) / PACKAGES_A_PAGE) + 1;
  const loadMore = (event: MouseEvent) => {
    event.preventDefault();
    shown.loadMore();
  };
  return (
    <>
      <PackageFilter names={names} destination={destination} count={count} choose={choose} />
      {shown.loading ? (
        <LoadingGrid />
      ) : shown.rows.length === 0 ? (
        <NoPackages filtered={destination !== ''} clear={() => choose('')} />
      ) : (
        <>
          <div className="grid3" ref={grid}>
            {shown.rows.map((card) => (
              <PackageCard key={card.slug} card={card} />
            ))}
          </div>
          <div className="more-packages">
            {shown.offset > 0 && (
              <a className="btn line" href={pageAddress(destination, made.page - 1)}>
                Show earlier packages
              </a>
            )}
            {shown.offset + shown.rows.length < shown.total && (
              <a
                className={shown.loadingMore ? 'btn line busy' : 'btn line'}
                aria-disabled={shown.loadingMore || undefined}
                href={pageAddress(destination, next)}
                onClick={loadMore}
              >
                {shown.loadingMore && <i className="spin" />}
                {shown.loadingMore ? 'Loading...' : 'Show more packages'}
              </a>
            )}
          </div>
        </>
      )}
    </>
  );
}

function LoadingGrid() {
  return (
    <div role="status" aria-label="Loading packages">
      <div className="grid3">
        <CardSkeletons count={PACKAGES_A_PAGE} />
      </div>
    </div>
  );
}

/** Where "Show more" leads without JavaScript. */
function pageAddress(destination: string, page: number): string {
  const params = new URLSearchParams();
  if (destination !== '') params.set('destination', destination);
  if (page > 1) params.set('page', String(page));
  return `/${params.size > 0 ? `?${params}` : ''}#packages`;
}

function useFilterEvent(choose: (name: string) => void): void {
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const onFilter = (event: Event) => {
      const name = readDestination(event);
      if (name !== null) latest.current(name);
    };
    window.addEventListener(FILTER_EVENT, onFilter);
    return () => window.removeEventListener(FILTER_EVENT, onFilter);
  }, []);
}

/** After "Show more" the focus goes to the first of the new cards, since the button may be gone. */
function useFocusOnNewCard(grid: React.RefObject<HTMLDivElement | null>, rows: number): void {
  const before = useRef(rows);
  useEffect(() => {
    if (before.current > 0 && rows > before.current) {
      grid.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true });
    }
    before.current = rows;
  }, [rows, grid]);
}
