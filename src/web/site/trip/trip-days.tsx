import type { ItineraryView } from '#app/contract/content.ts';
import { Icon, type IconName } from '#app/web/ui/icon.tsx';
import { iconFor } from './icon-for.ts';
import type { ItineraryState } from './itinerary-state.ts';

type Day = ItineraryView['days'][number];

/** True when there are days to show. */
export function hasDays(state: ItineraryState): boolean {
  return state.status === 'ready' && state.itinerary.days.length > 0;
}

/** The day-by-day timeline. */
export function TripDays({ days }: { days: Day[] }) {
  return (
    <div className="days">
      {days.map((day) => (
        <DayCard key={`${day.day}${day.title}`} day={day} />
      ))}
    </div>
  );
}

/** What stands in the timeline's place while it loads, or the one sentence when there is none. */
export function NoDaysYet({ state }: { state: ItineraryState }) {
  if (hasDays(state)) return null;
  if (state.status === 'loading') return <DaysSkeleton />;
  return (
    <div className="soon">
      <Icon name="cal" />
      <p>Detailed itinerary coming soon!</p>
    </div>
  );
}

function DayCard({ day }: { day: Day }) {
  const parts = [
    ['Morning', day.morning],
    ['Afternoon', day.afternoon],
    ['Evening', day.evening],
  ].filter(([, text]) => text !== '');
  const tags: Array<[IconName, string]> = [
    ['bed', day.accommodation],
    ['meal', day.meals],
    ['car', day.transport],
    ['pin', day.locations.join(', ')],
    ...day.activities.map((activity): [IconName, string] => [iconFor(activity), activity]),
  ];
  return (
    <article className="day">
      <div className="no">
        Day<b>{day.day}</b>
      </div>
      <div>
        <h3>{day.title}</h3>
        {day.description !== '' && <p>{day.description}</p>}
        {parts.length > 0 && (
          <ul className="parts">
            {parts.map(([name, text]) => (
              <li key={name}>
                <b>{name}</b> {text}
              </li>
            ))}
          </ul>
        )}
        <ul className="tags">
          {tags
            .filter(([, text], at) => text !== '' && tags.findIndex(([, other]) => other === text) === at)
            .map(([icon, text]) => (
              <li key={`${icon}${text}`} className="tag">
                <Icon name={icon} />
                {text}
              </li>
            ))}
        </ul>
      </div>
    </article>
  );
}

function DaysSkeleton() {
  return (
    <div role="status" aria-label="Loading itinerary" className="days late">
      {[1, 2, 3].map((day) => (
        <div key={day} className="day">
          <div className="sk" style={{ width: 64, height: 64, borderRadius: '50%' }} />
          <div>
            <div className="sk" style={{ height: 20, width: '60%', marginTop: 8 }} />
            <div className="sk" style={{ height: 14, width: '92%', marginTop: 14 }} />
            <div className="sk" style={{ height: 14, width: '78%', marginTop: 8 }} />
          </div>
        </div>
      ))}
    </div>
  );
}
