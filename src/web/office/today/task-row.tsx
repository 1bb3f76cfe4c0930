import type { StaffTaskView } from '#app/contract/booking-desk.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { RecordLink } from '#app/web/office/record/record-link.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { useDoneTask } from './use-done-task.ts';

/** Something that staff have to do, with the way to its booking; done it leaves the list. */
export function TaskRow({ task }: { task: StaffTaskView }) {
  const { title, bookingId, dueDate, daysLate } = task;
  const mayEdit = useMay('crm.edit');
  const done = useDoneTask(task);
  return (
    <li className="li">
      <div className="grow">
        {bookingId ? (
          <RecordLink className="t" list="bookings" id={bookingId}>
            {title}
          </RecordLink>
        ) : (
          <span className="t">{title}</span>
        )}
        <div className="d">
          {daysLate > 0 ? (
            <span className="due" title={`Due ${formatDate(dueDate)}`}>
              {daysLate === 1 ? '1 day late' : `${daysLate} days late`}
            </span>
          ) : (
            `Due ${formatDate(dueDate)}`
          )}
        </div>
      </div>
      {mayEdit && (
        <button type="button" className="btn sm" aria-label={`Done: ${title}`} onClick={() => done.mutate()}>
          <Icon name="check" />
          Done
        </button>
      )}
    </li>
  );
}
