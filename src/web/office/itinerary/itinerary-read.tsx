import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { AdminItineraryView, ItineraryItemView } from '#app/contract/itineraries.ts';
import { openPreview } from '#app/web/office/packages/open-preview.ts';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';
import { EmptyState } from '#app/web/ui/parts/empty-state.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { DayRead } from './day-read.tsx';
import { ItineraryHead, itineraryPath } from './itinerary-head.tsx';
import { OverviewCard, TextList } from './read-cards.tsx';

/** More than these are folded away until asked for. */
const SHOWN_DAYS = 3;

/** An itinerary to read. */
export function ItineraryRead({
  item,
  plan,
  mayEdit,
}: {
  item: ItineraryItemView;
  plan: AdminItineraryView | null;
  mayEdit: boolean;
}) {
  const navigate = useNavigate();
  const edit = itineraryPath(item, 'edit');
  useKeys(
    { e: () => (mayEdit ? void navigate(edit) : false) },
    { names: mayEdit ? { e: 'Edit itinerary' } : {} },
  );
  return (
    <>
      <ItineraryHead item={item} idealFor={plan?.ideal_for ?? ''} mode="view" mayEdit={mayEdit}>
        <button type="button" className="btn" onClick={() => openPreview({ id: item.id })}>
          <Icon name="eye" />
          Preview
        </button>
        {mayEdit && (
          <Link className="btn pri" to={edit}>
            {plan ? 'Edit itinerary' : 'Write itinerary'} <kbd>E</kbd>
          </Link>
        )}
      </ItineraryHead>
      {plan ? <Plan plan={plan} /> : <Missing edit={mayEdit ? edit : null} />}
    </>
  );
}

function Plan({ plan }: { plan: AdminItineraryView }) {
  const [all, setAll] = useState(plan.days.length <= SHOWN_DAYS + 1);
  const days = all ? plan.days : plan.days.slice(0, SHOWN_DAYS);
  const rest = plan.days.slice(days.length);
  return (
    <div className="itin-grid">
      <section className="box" aria-label="Days">
        {plan.days.length === 0 && <EmptyState icon="calendar" title="No days yet" />}
        {days.map((day) => (
          <DayRead key={day.day} day={day} />
        ))}
        {rest.length > 0 && (
          <div className="more-days">
            <span className="mute trunc">
              {rest.length} more {rest.length === 1 ? 'day' : 'days'}:{' '}
              {rest.map((day) => day.title).join(', ')}
            </span>
            <button type="button" className="btn sm ghost" onClick={() => setAll(true)}>
              Show all
            </button>
          </div>
        )}
      </section>
      <div className="stack">
        <OverviewCard plan={plan} />
        <TextList title="Highlights" lines={plan.highlights} ticked />
        <TextList title="Inclusions" lines={plan.inclusions} ticked />
        <TextList title="Exclusions" lines={plan.exclusions} />
        <TextList title="Optional add-ons" lines={plan.optional_addons} />
      </div>
    </div>
  );
}

function Missing({ edit }: { edit: string | null }) {
  return (
    <div className="box">
      <EmptyState
        icon="calendar"
        title="Failed to load itinerary for this package"
        text="It has none yet: its page says “Detailed itinerary coming soon!”"
        action={
          edit ? (
            <Link className="btn pri sm" to={edit}>
              Write itinerary
            </Link>
          ) : undefined
        }
      />
    </div>
  );
}
