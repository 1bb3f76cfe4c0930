import {
  chosenParts,
  countKey,
  isNarrowed,
  NO_CHOICE,
  type PackageChoice,
  type PackageCounts,
} from '#app/domain/package-choice.ts';
import { Icon } from '#app/web/ui/icon.tsx';
import { FilterFields, formChoice } from './filter-fields.tsx';

/**
 * Always there: the destination, Clear Filter while one is chosen, the live count, and the other filters below.
 * Without JavaScript a GET form.
 */
export function PackageFilter({
  names,
  choice,
  counts,
  count,
  choose,
}: {
  names: readonly string[];
  choice: PackageChoice;
  counts: PackageCounts | null;
  count: string;
  choose(choice: PackageChoice): void;
}) {
  const { destination } = choice;
  const options = destination === '' || names.includes(destination) ? names : [destination, ...names];
  const clear = (next: PackageChoice) => (event: React.MouseEvent) => {
    event.preventDefault();
    choose(next);
  };
  return (
    <search>
      <form
        className="filter"
        action="/#packages"
        aria-label="Filter packages"
        onSubmit={(event) => {
          event.preventDefault();
          choose(formChoice(event.currentTarget));
        }}
      >
        <label htmlFor="filter-destination">
          <Icon name="filter" />
          Destination
        </label>
        <select
          className="inp"
          id="filter-destination"
          name="destination"
          value={destination}
          onChange={(event) => choose(formChoice(event.currentTarget.form))}
        >
          <option value="">All destinations</option>
          {options.map((name) => (
            <option key={name} value={name}>
              {counts ? `${name} (${counts.destination[countKey(name)] ?? 0})` : name}
            </option>
          ))}
        </select>
        {destination !== '' && (
          <button
            className="textlink"
            type="submit"
            form="clear-filter"
            onClick={clear({ ...choice, destination: '' })}
          >
            Clear Filter
          </button>
        )}
        {isNarrowed(choice) && (
          <button
            className="textlink"
            type="submit"
            form="clear-all"
            onClick={clear({ ...NO_CHOICE, sort: choice.sort })}
          >
            Clear All
          </button>
        )}
        <span className="n" aria-live="polite">
          {count}
        </span>
        <FilterFields choice={choice} counts={counts} choose={choose} />
      </form>
      {/* Both clear without JavaScript. */}
      <form id="clear-filter" action="/#packages" hidden>
        {Object.entries(chosenParts({ ...choice, destination: '' })).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <form id="clear-all" action="/#packages" hidden />
    </search>
  );
}
