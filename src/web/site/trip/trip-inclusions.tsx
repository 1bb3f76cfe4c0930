import type { ReactNode } from 'react';
import type { ItineraryView, TripView } from '#app/contract/content.ts';
import { Icon, type IconName } from '#app/web/ui/icon.tsx';

/** Third tab: the facts around the trip and what its price covers. */
export function TripInclusions({
  trip,
  itinerary,
  end,
}: {
  trip: TripView;
  itinerary: ItineraryView | null;
  end: ReactNode;
}) {
  const facts = [
    ['Best time to go', itinerary?.best_time],
    ['Ideal for', itinerary?.ideal_for],
    ['Starts in', itinerary?.starting_point],
    ['Ends in', itinerary?.ending_point],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const inclusions = trip.inclusions.length > 0 ? trip.inclusions : (itinerary?.inclusions ?? []);
  const exclusions = trip.exclusions.length > 0 ? trip.exclusions : (itinerary?.exclusions ?? []);
  const addons = itinerary?.optional_addons ?? [];
  const nothing = facts.length + inclusions.length + exclusions.length + addons.length === 0;
  return (
    <>
      <h2>Details</h2>
      {facts.length > 0 && (
        <dl className="around">
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="two lists">
        <Lines heading="What’s included" className="yes" icon="check" lines={inclusions} />
        <Lines heading="Not included" className="no-l" icon="x" lines={exclusions} />
        <Lines heading="Add if you like" className="extra" icon="plus" lines={addons} />
      </div>
      {nothing && <p>Ask us what this journey includes: we answer within 24 hours.</p>}
      {end}
    </>
  );
}

function Lines({
  heading,
  className,
  icon,
  lines,
}: {
  heading: string;
  className: string;
  icon: IconName;
  lines: string[];
}) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="sub">{heading}</h3>
      <ul className={className}>
        {lines.map((line) => (
          <li key={line}>
            <Icon name={icon} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
