import { Icon } from '#app/web/ui/icon.tsx';

/** Always there: the destination, Clear Filter while one is chosen, the live count. Without JavaScript a GET form. */
export function PackageFilter({
  names,
  destination,
  count,
  choose,
}: {
  names: readonly string[];
  destination: string;
  count: string;
  choose(destination: string): void;
}) {
  const options = destination === '' || names.includes(destination) ? names : [destination, ...names];
  return (
    <search>
      <form className="filter" action="/#packages" aria-label="Filter packages">
        <label htmlFor="filter-destination">
          <Icon name="filter" />
          Destination
        </label>
        <select
          className="inp"
          id="filter-destination"
          name="destination"
          value={destination}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">All destinations</option>
          {options.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <noscript>
          <button className="btn sm" type="submit">
            Show
          </button>
        </noscript>
        {destination !== '' && (
          <button
            className="textlink"
            type="submit"
            form="clear-filter"
            onClick={(event) => {
              event.preventDefault();
              choose('');
            }}
          >
            Clear Filter
          </button>
        )}
        <span className="n" aria-live="polite">
          {count}
        </span>
      </form>
      {/* Clears the filter without JavaScript. */}
      <form id="clear-filter" action="/#packages" hidden />
    </search>
  );
}
