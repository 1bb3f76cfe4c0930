import type { BookingDetail, StaffTaskView } from '#app/contract/booking-desk.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
import { useDoneTask } from '#app/web/office/today/use-done-task.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import type { BookingDialogName } from './booking-dialog.tsx';

/** What stands out on a booking: tasks, a cancellation with its figures, money that is not owed. */
export function BookingNotices({
  booking,
  onOpen,
}: {
  booking: BookingDetail;
  onOpen: (what: BookingDialogName) => void;
}) {
  const { cancellation, bookingStatus, refundDue, may } = booking;
  const tasks = booking.tasks.filter((task) => task.doneAt === null);
  return (
    <>
      {tasks.map((task) => (
        <TaskNotice key={task.id} task={task} />
      ))}
      {cancellation && (
        <p className={cancellation.state === 'open' ? 'note warn' : 'note quiet'}>
          <Icon name="circle-x" />
          <span>
            Cancelled {cancellation.by === 'agency' ? 'by us' : 'by the customer'} on{' '}
            {formatDate(cancellation.date)}: {rupees(cancellation.chargedAmount)} charged,{' '}
            {rupees(cancellation.refundAmount)} given back
            {cancellation.state === 'open' && ', on its way'}. {cancellation.reason}
          </span>
        </p>
      )}
      {!cancellation && bookingStatus === 'cancelled' && may.cancel && (
        <p className="note warn">
          <Icon name="circle-alert" />
          <span>
            This booking is cancelled, but its charge and refund are not settled.{' '}
            <button type="button" className="textlink" onClick={() => onOpen('cancel')}>
              Settle the cancellation
            </button>
          </span>
        </p>
      )}
      {refundDue > 0 && (
        <p className="note warn">
          <Icon name="circle-alert" />
          <span>
            <b>Refund due {rupees(refundDue)}</b>: this money came but is not owed.{' '}
            {may.refund && (
              <button type="button" className="textlink" onClick={() => onOpen('refund')}>
                Give it back
              </button>
            )}
          </span>
        </p>
      )}
    </>
  );
}

function TaskNotice({ task }: { task: StaffTaskView }) {
  const mayEdit = useMay('crm.edit');
  const done = useDoneTask(task);
  return (
    <p className="note warn">
      <Icon name="clock" />
      <span className="grow">
        {task.title} · due {formatDate(task.dueDate)}
        {task.daysLate > 0 && ', late'}
      </span>
      {mayEdit && (
        <button
          type="button"
          className="textlink"
          aria-label={`Done: ${task.title}`}
          disabled={done.isPending}
          onClick={() => done.mutate()}
        >
          Done
        </button>
      )}
    </p>
  );
}
