import { createRoute, z } from '@hono/zod-openapi';
import {
  BookingDetail,
  BookingLink,
  BookingLinkRequest,
  byBooking,
  StaffSale,
  StaffTaskView,
  TaskChange,
  TravelDateChange,
  TravelersChange,
} from '#app/contract/booking-desk.ts';
import { idText } from '#app/contract/fields.ts';
import { bookingDetail } from '#app/services/bookings/booking-detail.ts';
import { changeTravelDate } from '#app/services/bookings/change-travel-date.ts';
import { correctTravellers } from '#app/services/bookings/correct-travellers.ts';
import { resendConfirmation } from '#app/services/bookings/resend-confirmation.ts';
import { sellByStaff } from '#app/services/bookings/sell-by-staff.ts';
import { sendBookingLink } from '#app/services/bookings/send-booking-link.ts';
import { bookingPaperPdf } from '#app/services/documents/booking-paper-pdf.ts';
import { completeTask } from '#app/services/tasks/complete-task.ts';
import { answerPdf, pdfFile } from './answer-pdf.ts';
import { failure, json, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['CRM'];
const refused = {
  ...signedIn,
  404: failure('No such booking'),
};
const changed = {
  200: { description: 'The booking', ...json(BookingDetail) },
  ...refused,
  409: failure('The booking is cancelled or completed'),
  422: failure('A field is missing or wrong'),
};

const sale = createRoute({
  tags,
  method: 'post',
  path: '/crm/bookings',
  summary: 'Sell a trip by telephone at the price of the website, with a payment link or a recorded payment',
  request: { body: { required: true, ...json(StaffSale) } },
  responses: {
    201: { description: 'The booking', ...json(BookingDetail) },
    ...refused,
    409: failure('Not sold online, the form was used for another booking, or nothing can be paid online'),
    422: failure('A field is missing or wrong'),
    502: failure('The booking is made, its payment link is not: send the form again'),
  },
});

const detail = createRoute({
  tags,
  method: 'get',
  path: '/crm/bookings/{id}',
  summary: 'A booking with its money, papers, messages, notes and history, and what the user may do with it',
  request: { params: byBooking },
  responses: { 200: changed[200], ...refused },
});

const paper = createRoute({
  tags,
  method: 'get',
  path: '/crm/bookings/{id}/documents/{document}',
  summary: 'An issued paper of a booking as PDF',
  request: { params: z.object({ id: idText, document: idText }) },
  responses: { 200: pdfFile, ...refused },
});

const travelDate = createRoute({
  tags,
  method: 'put',
  path: '/crm/bookings/{id}/travel-date',
  summary: 'Move a journey to another day; the due date and the proforma follow',
  request: { params: byBooking, body: { required: true, ...json(TravelDateChange) } },
  responses: changed,
});

const travelers = createRoute({
  tags,
  method: 'put',
  path: '/crm/bookings/{id}/travellers',
  summary: 'Correct names and ages of the travelers; how many they are stays',
  request: { params: byBooking, body: { required: true, ...json(TravelersChange) } },
  responses: changed,
});

const confirmation = createRoute({
  tags,
  method: 'post',
  path: '/crm/bookings/{id}/confirmation',
  summary: 'Send the confirmation again',
  request: { params: byBooking },
  responses: {
    ...changed,
    409: failure('Cancelled, not confirmed yet, or no mail server is set: then it is kept as not sent'),
  },
});

const link = createRoute({
  tags,
  method: 'post',
  path: '/crm/bookings/{id}/payment-link',
  summary: 'A payment link over what is due, mailed to the customer; an earlier one is cancelled',
  request: { params: byBooking, body: { required: true, ...json(BookingLinkRequest) } },
  responses: {
    200: { description: 'The link', ...json(BookingLink) },
    ...refused,
    409: failure('Cancelled, paid, too small, or nothing can be paid online'),
    422: failure('More than the balance'),
    502: failure('The payment provider did not make a link'),
  },
});

const task = createRoute({
  tags,
  method: 'post',
  path: '/crm/tasks/{id}/done',
  summary: 'Say that a task is done, or with `done` false that it is not',
  request: { params: byBooking, body: { required: true, ...json(TaskChange) } },
  responses: {
    200: { description: 'The task', ...json(StaffTaskView) },
    ...refused,
    404: failure('No such task'),
  },
});

/** What staff see of one booking and change on it; cancelling and refunds: booking-cancellations.ts. */
export function bookingDeskRoutes(api: Api): void {
  api.openapi(sale, async (c) => c.json(await sellByStaff(c.get('ctx'), c.req.valid('json')), 201));

  api.openapi(detail, async (c) => c.json(await bookingDetail(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(paper, async (c) => {
    const { id, document } = c.req.valid('param');
    const { filename, pdf } = await bookingPaperPdf(c.get('ctx'), { bookingId: id, documentId: document });
    return answerPdf(pdf, filename);
  });

  api.openapi(travelDate, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await changeTravelDate(c.get('ctx'), input), 200);
  });

  api.openapi(travelers, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await correctTravellers(c.get('ctx'), input), 200);
  });

  api.openapi(confirmation, async (c) =>
    c.json(await resendConfirmation(c.get('ctx'), c.req.valid('param')), 200),
  );

  api.openapi(link, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await sendBookingLink(c.get('ctx'), input), 200);
  });

  api.openapi(task, async (c) => {
    const { done = true } = c.req.valid('json');
    return c.json(await completeTask(c.get('ctx'), { ...c.req.valid('param'), done }), 200);
  });
}
