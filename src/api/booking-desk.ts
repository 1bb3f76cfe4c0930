import { createRoute, z } from '@hono/zod-openapi';
import { BookingDetail, byBooking } from '#app/contract/booking-desk.ts';
import { idText } from '#app/contract/fields.ts';
import { bookingDetail } from '#app/services/bookings/booking-detail.ts';
import { bookingPaperPdf } from '#app/services/documents/booking-paper-pdf.ts';
import { answerPdf, pdfFile } from './answer-pdf.ts';
import { failure, json } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['CRM'];
const refused = {
  401: failure('Nobody is signed in'),
  403: failure('The role does not allow it'),
  404: failure('No such booking'),
};

const detail = createRoute({
  tags,
  method: 'get',
  path: '/crm/bookings/{id}',
  summary: 'A booking with its money, papers, messages, notes and history, and what the user may do with it',
  request: { params: byBooking },
  responses: { 200: { description: 'The booking', ...json(BookingDetail) }, ...refused },
});

const paper = createRoute({
  tags,
  method: 'get',
  path: '/crm/bookings/{id}/documents/{document}',
  summary: 'An issued paper of a booking as PDF',
  request: { params: z.object({ id: idText, document: idText }) },
  responses: { 200: pdfFile, ...refused },
});

/** What staff see of one booking. */
export function bookingDeskRoutes(api: Api): void {
  api.openapi(detail, async (c) => c.json(await bookingDetail(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(paper, async (c) => {
    const { id, document } = c.req.valid('param');
    const { filename, pdf } = await bookingPaperPdf(c.get('ctx'), { bookingId: id, documentId: document });
    return answerPdf(pdf, filename);
  });
}
