import { createRoute, z } from '@hono/zod-openapi';
import { bookingDocumentPdf } from '#app/services/documents/booking-document-pdf.ts';
import { answerPdf, pdfFile } from './answer-pdf.ts';
import { failure, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const KINDS = { proforma: 'The proforma', invoice: 'The tax invoice' } as const;

/** The papers of a booking: made when first asked for, the same ever after while nothing on them has changed. */
export function bookingDocumentRoutes(api: Api): void {
  for (const kind of ['proforma', 'invoice'] as const) {
    const route = createRoute({
      method: 'post',
      path: `/crm/bookings/{id}/generate-${kind}`,
      tags: ['CRM'],
      summary: `${KINDS[kind]} of a booking as PDF`,
      request: { params: z.object({ id: z.string().max(100) }) },
      responses: {
        200: pdfFile,
        ...signedIn,
        404: failure('No such booking'),
        409: failure('The booking is cancelled'),
      },
    });
    api.openapi(route, async (c) => {
      const { pdf } = await bookingDocumentPdf(c.get('ctx'), { bookingId: c.req.valid('param').id, kind });
      return answerPdf(pdf, `${kind}.pdf`);
    });
  }
}
