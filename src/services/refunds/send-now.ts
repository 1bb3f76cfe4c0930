import type { Ctx } from '#app/services/context.ts';
import type { RefundRow } from './refund-rows.ts';
import { sendRefund } from './send-refund.ts';

/**
 * Right after the commit that promised them, so that staff see the outcome. Whatever goes wrong here is taken up by the
 * job: the promise is written, and the answer to the caller must not tell otherwise.
 */
export async function sendNow(ctx: Ctx, refunds: readonly RefundRow[]): Promise<void> {
  for (const { id, how } of refunds) {
    if (how !== 'provider') continue;
    try {
      await sendRefund(ctx, { refundId: id });
    } catch (error) {
      ctx.log.error({ err: error, refundId: id }, 'a refund could not be sent at once');
    }
  }
}
