import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import {
  choiceParams,
  NO_CHOICE,
  type PackageChoice,
  type PackageCounts,
} from '#app/domain/package-choice.ts';
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
  counts: PackageCounts | null;
  /** What the HTML was made for. */
  made: { choice: PackageChoice; page: number };
  /** The filters in the address now. */
  choice: PackageChoice;
  names: readonly string[];
}

/** The packages with their filters, which are part of the address. */
export function Packages(props: PackagesProps) {
  const { names, list } = props;
  const navigate = useNavigate();
  const choice = listed(props.choice, names);

  const choose = (next: PackageChoice) => {
    const params = choiceParams(next);
    const search = params.size === 0 ? '' : `?${params}`;
    navigate({ pathname: '/', search }, { preventScrollReset: true });
  };
  // The tile tells how many there are, so the event shows them all: it takes the place of the other filters.
  useFilterEvent((name) => choose({ ...NO_CHOICE, destination: listedName(name, names) }));

  return (
    <section className="section flush" id="packages" aria-labelledby="packages-title" tabIndex={-1}>
      <div className="wrap">
        <SectionHead id="packages-title" eyebrow="Packages" title="Find the trip that fits" />
        {list ? (
          <PackageList {...props} list={list} choice={choice} choose={choose} />
        ) : (
          <>
            <PackageFilter
              names={names}
              choice={choice}
              counts={null}
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
  counts,
  made,
  names,
  choice,
  choose,
}: PackagesProps & { list: PackagePage; choose(choice: PackageChoice): void }) {
  const offset = (made.page - 1) * PACKAGES_A_PAGE;
  const shown = usePackageList({ ...list, counts, made: listed(made.choice, names), offset }, choice);
  const grid = useRef<HTMLDivElement>(null);
  useFocusOnNewCard(grid, shown.rows.length);

  const count = shown.loading
    ? 'Loading packages...'
    : countText({
        first: shown.offset,
        rows: shown.rows.length,
        total: shown.total,
        destination: choice.destination,
      });
  const next = Math.floor((shown.offset + shown.rows.length) / PACKAGES_A_PAGE) + 1;
  const loadMore = (event: MouseEvent) => {
    event.preventDefault();
    shown.loadMore();
  };
  return (
    <>
      <PackageFilter names={names} choice={choice} counts={shown.counts} count={count} choose={choose} />
      {shown.loading ? (
        <LoadingGrid />
      ) : shown.rows.length === 0 ? (
        <NoPackages choice={choice} clear={() => choose({ ...NO_CHOICE, sort: choice.sort })} />
      ) : (
        <>
          <div className="grid3" ref={grid}>
            {shown.rows.map((card) => (
              <PackageCard key={card.slug} card={card} />
            ))}
          </div>
          <div className="more-packages">
            {shown.offset > 0 && (
              <a className="btn line" href={pageAddress(choice, made.page - 1)}>
                Show earlier packages
              </a>
            )}
            {shown.offset + shown.rows.length < shown.total && (
              <a
                className={shown.loadingMore ? 'btn line busy' : 'btn line'}
                aria-disabled={shown.loadingMore || undefined}
                href={pageAddress(choice, next)}
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
function pageAddress(choice: PackageChoice, page: number): string {
  const params = choiceParams(choice);
  if (page > 1) params.set('page', String(page));
  return `/${params.size > 0 ? `?${params}` : ''}#packages`;
}

/** The choice with the listed spelling of its destination. */
function listed(choice: PackageChoice, names: readonly string[]): PackageChoice {
  return { ...choice, destination: listedName(choice.destination, names) };
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
