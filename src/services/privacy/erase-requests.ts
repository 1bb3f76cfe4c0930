import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { privacyRequests } from '#app/db/schema/inquiries.ts';
import { messages } from '#app/db/schema/messages.ts';
import { ERASED_NAME } from '#app/domain/privacy-request.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { eraseAudit } from './erase-audit.ts';
import { eraseMessages } from './erase-messages.ts';

/** Takes the person out of privacy requests and of the messages about them: what was asked, by whom it was handled and when stays. */
export async function eraseRequests(ctx: Ctx, tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const about = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      inArray(
        messages.dedupeKey,
        ids.flatMap((id) => [`privacy_notice:${id}`, `privacy_acknowledgement:${id}`]),
      ),
    );
  await eraseMessages(
    ctx,
    tx,
    about.map((one) => one.id),
  );
  await tx
    .update(privacyRequests)
    .set({
      name: ERASED_NAME,
      email: '',
      message: '',
      formKey: null,
      erasedAt: sql`coalesce(${privacyRequests.erasedAt}, ${ctx.now().toISOString()}::timestamptz)`,
    })
    .where(inArray(privacyRequests.id, ids));
  await eraseAudit(tx, ids);
}

/** The address was kept to answer at; once the erasure is closed, it and the person's other closed requests go too. */
export async function eraseClosedRequests(ctx: Ctx, tx: Transaction, email: string): Promise<void> {
  const closed = await tx
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(
      and(eq(sql`lower(${privacyRequests.email})`, email.toLowerCase()), ne(privacyRequests.status, 'open')),
    );
  await eraseRequests(
    ctx,
    tx,
    closed.map((one) => one.id),
  );
}
