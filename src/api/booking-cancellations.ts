import { createRoute, z } from '@hono/zod-openapi';
import {
  BookingDetail,
  byBooking,
  CancellationInput,
  CancellationPreview,
  CancellationQuery,
  RefundInput,
  RefundPaid,
} from '#app/contract/booking-desk.ts';
import { idText } from '#app/contract/fields.ts';
import { cancelBooking } from '#app/services/cancellations/cancel-booking.ts';
import { previewCancellation } from '#app/services/cancellations/preview-cancellation.ts';
import { payRefundByHand } from '#app/services/refunds/pay-refund-by-hand.ts';
import { refundBooking } from '#app/services/refunds/refund-booking.ts';
import { retryRefund } from '#app/services/refunds/retry-refund.ts';
import { failure, json, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['CRM'];
const byRefund = z.object({ id: idText, refund: idText });
const settled = {
  200: { description: 'The booking', ...json(BookingDetail) },
  ...signedIn,
  404: failure('No such booking or refund'),
  409: failure('Cancelled already, given back already, or the figures have moved'),
  422: failure('A field is missing or wrong: also more than is to be given back'),
};

const preview = createRoute({
  tags,
  method: 'get',
  path: '/crm/bookings/{id}/cancellation',
  summary: 'What cancelling would keep by the policy, give back and issue; nothing changes',
  request: { params: byBooking, query: CancellationQuery },
  responses: { ...settled, 200: { description: 'The figures', ...json(CancellationPreview) } },
});

const cancel = createRoute({
  tags,
  method: 'post',
  path: '/crm/bookings/{id}/cancellation',
  summary: 'Cancel a booking with the figures that were seen: charge, refunds, papers and e-mail',
  request: { params: byBooking, body: { required: true, ...json(CancellationInput) } },
  responses: settled,
});

const refund = createRoute({
  tags,
  method: 'post',
  path: '/crm/bookings/{id}/refunds',
  summary: 'Give back an overpayment, or money that came for a booking that had ended',
  request: { params: byBooking, body: { required: true, ...json(RefundInput) } },
  responses: settled,
});

const paid = createRoute({
  tags,
  method: 'post',
  path: '/crm/bookings/{id}/refunds/{refund}/paid',
  summary: 'Record that staff have paid out a refund by hand',
  request: { params: byRefund, body: { required: true, ...json(RefundPaid) } },
  responses: settled,
});

const retry = createRoute({
  tags,
  method: 'post',
  path: '/crm/bookings/{id}/refunds/{refund}/retry',
  summary: 'Ask the payment provider again for a refund that it refused',
  request: { params: byRefund },
  responses: settled,
});

/** Cancelling bookings by the policy, and giving money back. */
export function bookingCancellationRoutes(api: Api): void {
  api.openapi(preview, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json(await previewCancellation(c.get('ctx'), input), 200);
  });

  api.openapi(cancel, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await cancelBooking(c.get('ctx'), input), 200);
  });

  api.openapi(refund, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await refundBooking(c.get('ctx'), input), 200);
  });

  api.openapi(paid, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await payRefundByHand(c.get('ctx'), input), 200);
  });

  api.openapi(retry, async (c) => c.json(await retryRefund(c.get('ctx'), c.req.valid('param')), 200));
}
