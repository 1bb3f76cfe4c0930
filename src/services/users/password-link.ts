import { dropOneTimes, issueOneTime } from '#app/services/auth/one-time.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';

/** Three days: over a weekend, and not for ever. */
const LINK_SECONDS = 3 * 86_400;

/**
 * A link to choose a password, in place of any earlier one. The token stands behind `#`, so that it gets into no log
 * and to no other site.
 */
export async function invitationLink(
  ctx: Ctx,
  tx: Transaction,
  userId: string,
): Promise<{ link: string; expiresAt: string }> {
  await dropOneTimes(tx, userId, 'set_password');
  const { token, expiresAt } = await issueOneTime(ctx, tx, {
    kind: 'set_password',
    value: { userId },
    seconds: LINK_SECONDS,
  });
  return {
    link: `${ctx.config.publicUrl}/admin/set-password#${token}`,
    expiresAt: expiresAt.toISOString(),
  };
}
