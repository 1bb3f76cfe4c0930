import { and, asc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import { customers } from '#app/db/schema/customers.ts';
import { consents, inquiries, privacyRequests } from '#app/db/schema/inquiries.ts';
import { messageEvents, messages } from '#app/db/schema/messages.ts';
import { monthsBefore } from '#app/domain/plain-date.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { readSections } from '#app/services/settings/get-settings.ts';
import { eraseCustomers } from './erase-customers.ts';
import { eraseInquiries } from './erase-inquiries.ts';
import { eraseMessages } from './erase-messages.ts';
import { eraseRequests } from './erase-requests.ts';

const PAGE = 200;

type Erased = Record<'inquiries' | 'customers' | 'messages' | 'requests', number>;

/**
 * Makes anonymous what has been kept for its term (settings, `retention`): inquiries, and leads that bought nothing, by their last use, messages by
 * their writing, privacy requests by their closing. Safe in several processes at once. Answers how many of each.
 */
export async function applyRetention(ctx: Ctx): Promise<Erased> {
  const { retention } = await readSections(ctx.db, ['retention'], ctx.log);
  const inquiriesBefore = monthsBefore(ctx.now(), retention.inquiriesMonths);
  const messagesBefore = monthsBefore(ctx.now(), retention.messagesMonths);
  const erased: Erased = {
    inquiries: await inPages(ctx, (tx) => oldInquiries(ctx, tx, inquiriesBefore)),
    customers: await inPages(ctx, (tx) => oldLeads(ctx, tx, inquiriesBefore)),
    messages: await inPages(ctx, (tx) => oldMessages(ctx, tx, messagesBefore)),
    requests: await inPages(ctx, (tx) => closedRequests(ctx, tx, inquiriesBefore)),
  };
  if (Object.values(erased).every((count) => count === 0)) return erased;
  await ctx.db.transaction((tx) =>
    writeAudit(ctx, tx, {
      action: 'retention.applied',
      entity: 'settings',
      entityId: 'retention',
      after: erased,
    }),
  );
  figuresChanged(ctx);
  return erased;
}

/** Short transactions: with the embedded database everybody waits for one. */
async function inPages(ctx: Ctx, erasePage: (tx: Transaction) => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const page = await ctx.db.transaction(erasePage);
    all += page;
    if (page < PAGE) return all;
  }
}

async function oldInquiries(ctx: Ctx, tx: Transaction, before: Date): Promise<number> {
  const ids = idsOf(
    await tx
      .select({ id: inquiries.id })
      .from(inquiries)
      .where(and(isNull(inquiries.erasedAt), lt(inquiries.updatedAt, before)))
      .orderBy(asc(inquiries.updatedAt))
      .limit(PAGE)
      .for('update', { skipLocked: true }),
  );
  if (ids.length === 0) return 0;
  await eraseInquiries(ctx, tx, ids);
  // Consent to marketing lasts until it is withdrawn; the others have served.
  await tx
    .update(consents)
    .set({ email: '' })
    .where(
      and(inArray(consents.entityId, ids), or(ne(consents.purpose, 'marketing'), eq(consents.given, false))),
    );
  return ids.length;
}

async function oldLeads(ctx: Ctx, tx: Transaction, before: Date): Promise<number> {
  const ids = idsOf(
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(ne(customers.customerList, 'sale_list'), lt(customers.updatedAt, before)))
      .orderBy(asc(customers.updatedAt))
      .limit(PAGE)
      .for('update', { skipLocked: true }),
  );
  await eraseCustomers(ctx, tx, ids);
  return ids.length;
}

async function oldMessages(ctx: Ctx, tx: Transaction, before: Date): Promise<number> {
  const ids = idsOf(
    await tx
      .select({ id: messages.id })
      .from(messages)
      .where(and(isNull(messages.erasedAt), lt(messages.createdAt, before)))
      .orderBy(asc(messages.createdAt))
      .limit(PAGE)
      .for('update', { skipLocked: true }),
  );
  await eraseMessages(ctx, tx, ids);
  // What providers told of messages that are not ours, or no longer.
  await tx.delete(messageEvents).where(lt(messageEvents.createdAt, before));
  return ids.length;
}

async function closedRequests(ctx: Ctx, tx: Transaction, before: Date): Promise<number> {
  const ids = idsOf(
    await tx
      .select({ id: privacyRequests.id })
      .from(privacyRequests)
      .where(
        and(
          ne(privacyRequests.status, 'open'),
          ne(privacyRequests.email, ''),
          lt(privacyRequests.doneAt, before),
        ),
      )
      .limit(PAGE)
      .for('update', { skipLocked: true }),
  );
  await eraseRequests(ctx, tx, ids);
  return ids.length;
}

function idsOf(rows: Array<{ id: string }>): string[] {
  return rows.map((row) => row.id);
}
