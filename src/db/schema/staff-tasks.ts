import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { STAFF_TASK_KINDS } from '#app/domain/staff-task.ts';
import { user } from './auth.ts';
import { bookings } from './bookings.ts';
import { createdAt, instant } from './columns.ts';

/** What somebody of the staff has to do; most are made by jobs. */
export const staffTasks = pgTable(
  'staff_tasks',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: STAFF_TASK_KINDS }).notNull(),
    title: text('title').notNull(),
    bookingId: text('booking_id').references(() => bookings.id),
    customerId: text('customer_id'),
    /** Null: whoever is there. */
    assigneeId: text('assignee_id').references(() => user.id, { onDelete: 'set null' }),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    doneAt: instant('done_at'),
    doneBy: text('done_by').notNull().default(''),
    /** At most one task is ever made for a key. */
    dedupeKey: text('dedupe_key'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('staff_tasks_dedupe').on(t.dedupeKey).where(sql`dedupe_key is not null`),
    index('staff_tasks_booking').on(t.bookingId, t.createdAt).where(sql`booking_id is not null`),
    index('staff_tasks_assignee').on(t.assigneeId).where(sql`assignee_id is not null`),
    index('staff_tasks_open').on(t.dueDate, t.id).where(sql`done_at is null`),
  ],
);
