import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import { eraseMessages } from '#app/services/privacy/erase-messages.ts';
import { lockUnknown } from './unknown-messages.ts';

/** Takes number and texts of a stranger out for good: wrong numbers, advertising. Throws `not_found`. */
export async function removeUnknown(ctx: Ctx, { number }: { number: string }): Promise<void> {
  requirePermission(ctx, 'crm.edit');
  await ctx.db.transaction(async (tx) => {
    const wrote = await lockUnknown(tx, number);
    const [first] = wrote;
    if (!first) throw notFound('No message of this number waits any more.');
    await eraseMessages(
      ctx,
      tx,
      wrote.map((one) => one.id),
    );
    await writeAudit(ctx, tx, {
      action: 'message.unknown_removed',
      entity: 'message',
      entityId: first.id,
      after: { messages: wrote.length },
    });
    await announce(ctx, tx, { topic: 'tasks', id: first.id, change: 'deleted' });
  });
}
