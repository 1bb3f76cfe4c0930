import { MOST_DAYS } from '#app/contract/itineraries.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { SortableList } from '#app/web/ui/parts/sortable-list.tsx';
import type { DayValues } from './itinerary-form-values.ts';

/** The days in their order: one is chosen to be edited, any can be moved. */
export function DayList({
  days,
  current,
  wrong,
  onChoose,
  onOrder,
  onAdd,
}: {
  days: readonly DayValues[];
  /** The key of the chosen one. */
  current: string | undefined;
  /** Places of days with an error. */
  wrong: ReadonlySet<number>;
  onChoose: (key: string) => void;
  onOrder: (days: DayValues[]) => void;
  onAdd: () => void;
}) {
  return (
    <nav className="day-list" aria-label="Days">
      <SortableList
        label="Days"
        className="day-items"
        items={days}
        keyOf={(day) => day.key}
        nameOf={(day, at) => day.title || `day ${at + 1}`}
        onOrder={onOrder}
      >
        {(day, at) => (
          <button
            type="button"
            className={wrong.has(at) ? 'day-pick bad' : 'day-pick'}
            aria-current={day.key === current ? 'true' : undefined}
            onClick={() => onChoose(day.key)}
          >
            <span className="n">Day {at + 1}</span>
            <span className="t">
              <b className="trunc">{day.title || 'Untitled'}</b>
              <small className="trunc">{day.locations.join(', ')}</small>
            </span>
            {wrong.has(at) && (
              <>
                <Icon name="circle-alert" small />
                <span className="sr">needs a correction</span>
              </>
            )}
          </button>
        )}
      </SortableList>
      <button type="button" className="btn ghost sm" disabled={days.length >= MOST_DAYS} onClick={onAdd}>
        <Icon name="plus" />
        Add day
      </button>
    </nav>
  );
}
