import type { ItineraryItemView } from '#app/contract/itineraries.ts';
import { firstError } from '#app/web/office/packages/first-error.ts';
import { ListField } from '#app/web/ui/form/list-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import type { ItineraryValues } from './itinerary-form-values.ts';
import { mapPlaces } from './known-places.ts';

const LISTS = [
  { name: 'highlights', title: 'Highlights', item: 'highlight', max: 40, length: 300 },
  { name: 'inclusions', title: 'Inclusions', item: 'inclusion', max: 100, length: 500 },
  { name: 'exclusions', title: 'Exclusions', item: 'exclusion', max: 100, length: 500 },
  { name: 'optional_addons', title: 'Optional add-ons', item: 'add-on', max: 40, length: 300 },
] as const;

/** What an itinerary has beside its days. */
export function ItinerarySide({
  form,
  item,
}: {
  form: OfficeForm<ItineraryValues>;
  item: ItineraryItemView;
}) {
  return (
    <div className="stack itin-side">
      <section className="box">
        <header>
          <h2>Overview</h2>
        </header>
        <div className="pad stack">
          <TextField
            label="Overview"
            optional={false}
            rows={4}
            maxLength={5000}
            {...form.field('overview')}
          />
          <TextField label="Ideal for" optional={false} maxLength={200} {...form.field('ideal_for')} />
          <TextField label="Best time" optional={false} maxLength={160} {...form.field('best_time')} />
          <TextField
            label="Starting point"
            optional={false}
            maxLength={120}
            {...form.field('starting_point')}
          />
          <TextField label="Ending point" optional={false} maxLength={120} {...form.field('ending_point')} />
        </div>
      </section>
      <MapCard item={item} days={form.values.days} />
      {LISTS.map(({ name, title, item: one, max, length }) => (
        <section key={name} className="box">
          <div className="pad">
            <ListField
              label={title}
              optional={false}
              item={one}
              max={max}
              maxLength={length}
              {...form.field(name)}
              error={firstError(form.errors, name)}
            />
          </div>
        </section>
      ))}
    </div>
  );
}

function MapCard({ item, days }: { item: ItineraryItemView; days: ItineraryValues['days'] }) {
  const { from, places, drawn } = mapPlaces(item.route, days);
  return (
    <section className="box">
      <header>
        <h2>Map</h2>
      </header>
      <div className="pad stack s8">
        <p className="mute">
          {drawn
            ? `Drawn from ${from === 'route' ? 'the route' : 'the locations of the days'}.`
            : 'No map yet: it needs two places that it knows, in the route or in the days.'}
        </p>
        {places.length > 0 && (
          <ul className="row wrap map-places" aria-label="Places on the map">
            {places.map(({ name, known }) => (
              <li key={name} className={known ? 'tag known' : 'tag unknown'}>
                <Icon name={known ? 'map-pin' : 'circle-x'} small />
                {name}
                <span className="sr">{known ? ' is on the map' : ' is not known'}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
