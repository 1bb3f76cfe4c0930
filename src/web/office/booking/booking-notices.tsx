import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { rupees } from '#app/web/office/parts/rupees.ts';
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
        <p key={task.id} className="note warn">
          <Icon name="clock" />
          <span>
            {task.title}
            {task.daysLate > 0
              ? ` · due ${formatDate(task.dueDate)}, late`
              : ` · ${formatDate(task.dueDate)}`}
          </span>
        </p>
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
