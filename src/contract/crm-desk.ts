/** What staff do with inquiries and bookings alike: who looks after them, many at once, the board. */
import { z } from 'zod';
import { BOOKING_STATUSES } from '#app/domain/booking-status.ts';
import { INQUIRY_STATUSES } from '#app/domain/inquiry.ts';
import { days, idText } from './fields.ts';
import { MOST_AT_ONCE } from './list-query.ts';

/** The filter by who looks after a record. */
export const assignee = idText.optional().describe('`me`, `none`, or the id of a member of staff');

const assigneeId = idText
  .nullable()
  .describe('the id of an active member of staff (GET /crm/staff), or null for nobody');

/** Body of PUT /crm/{inquiries|bookings}/{id}/assignee. */
export const AssigneeChange = z.object({ assignee_id: assigneeId }).meta({ id: 'AssigneeChange' });
export type AssigneeChange = z.infer<typeof AssigneeChange>;

/** Somebody a record can be given to. */
export const StaffName = z.object({ id: z.string(), name: z.string() }).meta({ id: 'StaffName' });
export type StaffName = z.infer<typeof StaffName>;

const ids = z
  .array(idText, { error: 'Choose at least one' })
  .min(1, 'Choose at least one')
  .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} at once`);

function bulkChange<Status extends string>(statuses: readonly [Status, ...Status[]]) {
  return z
    .object({
      ids,
      status: z.enum(statuses, { error: `Status must be one of ${statuses.join(', ')}` }).optional(),
      assignee_id: assigneeId.optional(),
    })
    .refine((body) => body.status !== undefined || body.assignee_id !== undefined, {
      error: 'Choose what to change: a status or who looks after them',
      path: ['status'],
    });
}

/** Body of POST /crm/inquiries/bulk: a status, who looks after them, or both. */
export const BulkInquiries = bulkChange(INQUIRY_STATUSES).meta({ id: 'BulkInquiries' });
export type BulkInquiries = z.infer<typeof BulkInquiries>;

/** Body of POST /crm/bookings/bulk. */
export const BulkBookings = bulkChange(BOOKING_STATUSES).meta({ id: 'BulkBookings' });
export type BulkBookings = z.infer<typeof BulkBookings>;

function bulkAnswer<Status extends string>(statuses: readonly [Status, ...Status[]]) {
  return z.object({
    /** As they were before: what Undo sends back. */
    changed: z.array(
      z.object({ id: z.string(), status: z.enum(statuses), assigneeId: z.string().nullable() }),
    ),
    skipped: z.array(z.object({ id: z.string(), reason: z.enum(['unchanged', 'missing']) })),
  });
}

export const BulkInquiriesAnswer = bulkAnswer(INQUIRY_STATUSES).meta({ id: 'BulkInquiriesAnswer' });
export type BulkInquiriesAnswer = z.infer<typeof BulkInquiriesAnswer>;

export const BulkBookingsAnswer = bulkAnswer(BOOKING_STATUSES).meta({ id: 'BulkBookingsAnswer' });
export type BulkBookingsAnswer = z.infer<typeof BulkBookingsAnswer>;

/** How many stand in each column of the board. */
export const InquiryCounts = z.record(z.enum(INQUIRY_STATUSES), z.int()).meta({ id: 'InquiryCounts' });
export type InquiryCounts = z.infer<typeof InquiryCounts>;
export const BookingCounts = z.record(z.enum(BOOKING_STATUSES), z.int()).meta({ id: 'BookingCounts' });
export type BookingCounts = z.infer<typeof BookingCounts>;

/** GET /crm/overview: what the CRM's overview draws of its inquiries. */
export const CrmOverview = z
  .object({
    /** The last twelve weeks from their Mondays, each once; the last one is this week so far. */
    by_week: z.array(z.object({ from: z.string(), count: z.int() })),
    by_status: InquiryCounts,
    /** People whom nobody has answered yet: how many, longer than the website promises, and the first one since when. */
    waiting: z.int(),
    waiting_too_long: z.int(),
    waiting_since: z.string().nullable(),
  })
  .meta({ id: 'CrmOverview' });
export type CrmOverview = z.infer<typeof CrmOverview>;

/** Query of GET /crm/reply-report: the days on which the inquiries came in. */
export const ReplyReportQuery = z.object(days);
export type ReplyReportQuery = z.infer<typeof ReplyReportQuery>;

/** How fast inquiries were answered and how many of them became bookings. Null: there is nothing to reckon from yet. */
export const ReplyReport = z
  .object({
    inquiries: z.int(),
    /** By a message of staff that was handed over. */
    replied: z.int(),
    median_reply_minutes: z.number().nullable(),
    /** Of those that were answered, or have waited longer than the website promises. */
    replied_in_time_percent: z.int().nullable(),
    /** Their person booked afterwards, and the booking is confirmed or completed. */
    booked: z.int(),
    booked_percent: z.int().nullable(),
  })
  .meta({ id: 'ReplyReport' });
export type ReplyReport = z.infer<typeof ReplyReport>;
