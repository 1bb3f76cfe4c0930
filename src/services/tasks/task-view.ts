import type { StaffTaskView } from '#app/contract/booking-desk.ts';
import type { staffTasks } from '#app/db/schema/staff-tasks.ts';
import { daysBetween, type PlainDate } from '#app/domain/plain-date.ts';

export function toTaskView(row: typeof staffTasks.$inferSelect, today: PlainDate): StaffTaskView {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    dueDate: row.dueDate,
    daysLate: Math.max(0, daysBetween(row.dueDate, today)),
    bookingId: row.bookingId,
    customerId: row.customerId,
    assigneeId: row.assigneeId,
    doneAt: row.doneAt?.toISOString() ?? null,
  };
}
