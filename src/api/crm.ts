import { createRoute, z } from '@hono/zod-openapi';
import { BookingListQuery, CrmBooking, CrmStats, NoteRequest, StatusChange } from '#app/contract/bookings.ts';
import {
  AssigneeChange,
  BookingCounts,
  BulkBookings,
  BulkBookingsAnswer,
  StaffName,
} from '#app/contract/crm-desk.ts';
import { ErrorBody } from '#app/contract/errors.ts';
import { addBookingNote } from '#app/services/crm/add-booking-note.ts';
import { assignBooking } from '#app/services/crm/assign-booking.ts';
import { changeBookingStatus } from '#app/services/crm/change-booking-status.ts';
import { changeBookings } from '#app/services/crm/change-bookings.ts';
import { crmStats } from '#app/services/crm/crm-stats.ts';
import { bookingCounts, listBookings } from '#app/services/crm/list-bookings.ts';
import { staffList } from '#app/services/crm/staff-list.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { BOOKING_CSV } from './csv-files.ts';
import { idParams as byId, json } from './describe.ts';
import type { Api } from './env.ts';

const refused = {
  401: { description: 'Nobody is signed in', ...json(ErrorBody) },
  404: { description: 'No such booking', ...json(ErrorBody) },
};

const list = createRoute({
  method: 'get',
  path: '/crm/bookings',
  tags: ['CRM'],
  summary: 'Bookings with their payments and notes, newest first, a page at a time',
  request: { query: BookingListQuery.extend(csvQuery) },
  responses: {
    ...csvListOf(CrmBooking),
    401: refused[401],
  },
});

const stats = createRoute({
  method: 'get',
  path: '/crm/stats',
  tags: ['CRM'],
  summary: 'The figures over the CRM',
  responses: { 200: { description: 'Counts, and amounts in rupees', ...json(CrmStats) }, 401: refused[401] },
});

const status = createRoute({
  method: 'put',
  path: '/crm/bookings/{id}/status',
  tags: ['CRM'],
  summary: 'Set the status of a booking',
  request: { params: byId, body: { required: true, ...json(StatusChange) } },
  responses: { 200: { description: 'The booking', ...json(CrmBooking) }, ...refused },
});

const note = createRoute({
  method: 'post',
  path: '/crm/bookings/{id}/notes',
  tags: ['CRM'],
  summary: 'Add a note to a booking',
  request: { params: byId, body: { required: true, ...json(NoteRequest) } },
  responses: { 200: { description: 'The booking', ...json(CrmBooking) }, ...refused },
});

const counts = createRoute({
  method: 'get',
  path: '/crm/bookings/board-counts',
  tags: ['CRM'],
  summary: 'How many bookings stand in each column of the board',
  request: { query: BookingListQuery.omit({ status: true, sort: true, limit: true, offset: true }) },
  responses: { 200: { description: 'Counts by status', ...json(BookingCounts) }, 401: refused[401] },
});

const assignee = createRoute({
  method: 'put',
  path: '/crm/bookings/{id}/assignee',
  tags: ['CRM'],
  summary: 'Give a booking to a member of staff',
  request: { params: byId, body: { required: true, ...json(AssigneeChange) } },
  responses: { 200: { description: 'The booking', ...json(CrmBooking) }, ...refused },
});

const bulk = createRoute({
  method: 'post',
  path: '/crm/bookings/bulk',
  tags: ['CRM'],
  summary: 'Change the status of many bookings, or who looks after them',
  request: { body: { required: true, ...json(BulkBookings) } },
  responses: {
    200: { description: 'Those that changed, as they were before', ...json(BulkBookingsAnswer) },
    401: refused[401],
  },
});

const staff = createRoute({
  method: 'get',
  path: '/crm/staff',
  tags: ['CRM'],
  summary: 'Those to whom inquiries and bookings can be given',
  responses: { 200: { description: 'By name', ...json(z.array(StaffName)) }, 401: refused[401] },
});

export function crmRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    if (asksForCsv(c)) {
      const list = (page: object) => listBookings(c.get('ctx'), { ...query, ...page, allNotes: true });
      return answerCsv(c, { name: 'bookings', columns: BOOKING_CSV, list });
    }
    return c.json(pageRows(c, query, await listBookings(c.get('ctx'), query)), 200);
  });

  api.openapi(stats, async (c) => c.json(await crmStats(c.get('ctx')), 200));

  api.openapi(status, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await changeBookingStatus(c.get('ctx'), input), 200);
  });

  api.openapi(counts, async (c) => c.json(await bookingCounts(c.get('ctx'), c.req.valid('query')), 200));

  api.openapi(staff, async (c) => c.json(await staffList(c.get('ctx')), 200));

  api.openapi(assignee, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await assignBooking(c.get('ctx'), input), 200);
  });

  api.openapi(bulk, async (c) => c.json(await changeBookings(c.get('ctx'), c.req.valid('json')), 200));

  api.openapi(note, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await addBookingNote(c.get('ctx'), input), 200);
  });
}
