import type { ItineraryDay } from '#app/domain/itinerary.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** One day to read; what nobody wrote is left out. */
export function DayRead({ day }: { day: ItineraryDay }) {
  const parts = [
    ['Morning', day.morning],
    ['Afternoon', day.afternoon],
    ['Evening', day.evening],
  ].filter(([, text]) => text !== '');
  return (
    <article className="day">
      <div className="dn">
        <small>Day</small>
        {day.day}
      </div>
      <div className="stack s8">
        <div>
          <h2>{day.title}</h2>
          {day.locations.length > 0 && <p className="mute">{day.locations.join(', ')}</p>}
        </div>
        {day.description && <p className="ink2 pre">{day.description}</p>}
        {parts.length > 0 && (
          <div className="slots">
            {parts.map(([name, text]) => (
              <div key={name}>
                <h3>{name}</h3>
                <p className="pre">{text}</p>
              </div>
            ))}
          </div>
        )}
        {(day.meals || day.accommodation || day.transport) && (
          <div className="facts">
            <Fact icon="utensils" name="Meals" text={day.meals} />
            <Fact icon="bed-double" name="Accommodation" text={day.accommodation} />
            <Fact icon="car" name="Transport" text={day.transport} />
          </div>
        )}
        {day.activities.length > 0 && (
          <ul className="row wrap activities" aria-label="Activities">
            {day.activities.map((one) => (
              <li key={one} className="tag">
                {one}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function Fact({ icon, name, text }: { icon: 'utensils' | 'bed-double' | 'car'; name: string; text: string }) {
  if (text === '') return null;
  return (
    <span title={name}>
      <Icon name={icon} />
      <span className="sr">{name}: </span>
      {text}
    </span>
  );
}
