import { createRoute, z } from '@hono/zod-openapi';
import { BookingListQuery, CrmBooking, CrmStats, NoteRequest, StatusChange } from '#app/contract/bookings.ts';
import { ErrorBody } from '#app/contract/errors.ts';
import { idText } from '#app/contract/fields.ts';
import { addBookingNote } from '#app/services/crm/add-booking-note.ts';
import { changeBookingStatus } from '#app/services/crm/change-booking-status.ts';
import { crmStats } from '#app/services/crm/crm-stats.ts';
import { listBookings } from '#app/services/crm/list-bookings.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { BOOKING_CSV } from './csv-files.ts';
import { json } from './describe.ts';
import type { Api } from './env.ts';

const refused = {
  401: { description: 'Nobody is signed in', ...json(ErrorBody) },
  404: { description: 'No such booking', ...json(ErrorBody) },
};
const byId = z.object({ id: idText });

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

export function crmRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    const ask = (page = {}) => listBookings(c.get('ctx'), { ...query, ...page });
    if (asksForCsv(c)) return answerCsv(c, { name: 'bookings', columns: BOOKING_CSV, list: ask });
    return c.json(pageRows(c, query, await ask()), 200);
  });

  api.openapi(stats, async (c) => c.json(await crmStats(c.get('ctx')), 200));

  api.openapi(status, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await changeBookingStatus(c.get('ctx'), input), 200);
  });

  api.openapi(note, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await addBookingNote(c.get('ctx'), input), 200);
  });
}
