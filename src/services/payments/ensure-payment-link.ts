import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { paymentLinks } from '#app/db/schema/payments.ts';
import { SMALLEST_ORDER } from '#app/domain/booking-quote.ts';
import { newId } from '#app/domain/ids.ts';
import { formatMoney } from '#app/domain/money.ts';
import { ProviderError, type ProviderLink } from '#app/integrations/payments/port.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { runExclusive } from '#app/services/bookings/run-exclusive.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { AppError, conflict, invalid } from '#app/services/errors.ts';
import { closeLinks, ofOwner } from './close-stale-links.ts';
import { type LinkFacts, type LinkOwner, lockLinkOwner } from './link-owner.ts';
import { requirePayments } from './place-provider-order.ts';

const VALID_MS = 30 * 24 * 3_600_000;
/** One with less time left is not given out again. */
const SPARE_MS = 24 * 3_600_000;
/** The reconciler asks from then on; the webhook usually comes first. */
const FIRST_CHECK_MS = 2 * 60_000;

type LinkRow = typeof paymentLinks.$inferSelect;

/** `amount` in paise. */
export interface PaymentLink {
  url: string;
  amount: number;
  expiresAt: Date;
}

/**
 * A page of the provider on which the customer pays `amount` paise, without it the whole balance. An open one of that
 * amount is used again; every other one of the same owner is cancelled, so that a customer holds one at a time. The
 * calling verb checks the permission; never inside a transaction. Throws `not_found`, `payments_off`, `already_cancelled`,
 * `already_paid`, `not_bookable`, `invalid_input` for more than the balance, `changed_meanwhile`, `provider_failed`.
 */
export async function ensurePaymentLink(
  ctx: Ctx,
  { amount, ...owner }: LinkOwner & { amount?: number | undefined },
): Promise<PaymentLink> {
  return runExclusive(`link:${ownerId(owner)}`, async () => {
    const { facts, link, isNew } = await prepareLink(ctx, owner, amount);
    if (!isNew) return link;
    try {
      return await finishLink(ctx, owner, link, await askProvider(ctx, facts, link));
    } catch (error) {
      // It may have been made all the same, with the answer lost: the reconciler looks for it and cancels it.
      await ctx.db.transaction((tx) => closeLinks(ctx, tx, eq(paymentLinks.id, link.id)));
      throw error;
    }
  });
}

/** Our row comes first: whatever happens next, a payment by this link finds its owner. */
async function prepareLink(
  ctx: Ctx,
  owner: LinkOwner,
  wanted: number | undefined,
): Promise<{ facts: LinkFacts; link: LinkRow; isNew: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const facts = await lockLinkOwner(ctx, tx, owner);
    const amount = checkedAmount(facts.balance, wanted);
    requirePayments(ctx);
    const known = await findOpen(ctx, tx, owner, amount);
    const link = known ?? (await insertLink(ctx, tx, owner, amount));
    await closeLinks(ctx, tx, and(ofOwner(owner), ne(paymentLinks.id, link.id)));
    return { facts, link, isNew: !known };
  });
}

function checkedAmount(balance: number, wanted: number | undefined): number {
  if (balance === 0) throw conflict('already_paid', 'Nothing is left to pay.');
  const amount = wanted ?? balance;
  if (amount > balance) {
    const message = `Only ${formatMoney(balance)} is due`;
    throw invalid(message, { amount: message });
  }
  if (amount < SMALLEST_ORDER) {
    throw conflict('not_bookable', 'This amount is too small to be paid online.');
  }
  return amount;
}

async function findOpen(
  ctx: Ctx,
  tx: Transaction,
  owner: LinkOwner,
  amount: number,
): Promise<LinkRow | undefined> {
  const [open] = await tx
    .select()
    .from(paymentLinks)
    .where(
      and(
        ofOwner(owner),
        eq(paymentLinks.status, 'open'),
        eq(paymentLinks.amount, amount),
        gt(paymentLinks.url, ''),
        gt(paymentLinks.expiresAt, new Date(ctx.now().getTime() + SPARE_MS)),
      ),
    )
    .orderBy(desc(paymentLinks.createdAt))
    .limit(1);
  return open;
}

async function insertLink(ctx: Ctx, tx: Transaction, owner: LinkOwner, amount: number): Promise<LinkRow> {
  const now = ctx.now();
  const [link] = await tx
    .insert(paymentLinks)
    .values({
      ...owner,
      id: newId('plk'),
      amount,
      expiresAt: new Date(now.getTime() + VALID_MS),
      nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS),
      createdAt: now,
    })
    .returning();
  if (!link) throw new Error('The payment link was not written');
  return link;
}

async function askProvider(ctx: Ctx, facts: LinkFacts, link: LinkRow): Promise<ProviderLink> {
  const { customer, description, callbackUrl } = facts;
  const { amount, currency, id: referenceId, expiresAt: expireBy } = link;
  try {
    const asked = { amount, currency, referenceId, description, customer, expireBy, callbackUrl };
    return await ctx.payments.createPaymentLink(asked);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn(
      { requestId: ctx.requestId, status: error.status, reason: error.message },
      'the payment provider did not make a payment link',
    );
    throw new AppError('provider_failed', 'The payment service did not make a link. Please try again.');
  }
}

/** Gives the link out only while it is still wanted: the balance may have moved while the provider was asked. */
function finishLink(ctx: Ctx, owner: LinkOwner, link: LinkRow, made: ProviderLink): Promise<LinkRow> {
  return ctx.db.transaction(async (tx) => {
    await tx.update(paymentLinks).set({ providerLinkId: made.id }).where(eq(paymentLinks.id, link.id));
    const [row] = await tx
      .update(paymentLinks)
      .set({ url: made.url })
      .where(and(eq(paymentLinks.id, link.id), eq(paymentLinks.status, 'open')))
      .returning();
    if (!row) throw conflict('changed_meanwhile', 'What is due has changed meanwhile. Please try again.');
    await writeAudit(ctx, tx, {
      action: 'bookingId' in owner ? 'booking.link_made' : 'customer_invoice.link_made',
      entity: 'bookingId' in owner ? 'booking' : 'customer_invoice',
      entityId: ownerId(owner),
      after: { amount: link.amount, linkId: made.id },
    });
    return row;
  });
}

function ownerId(owner: LinkOwner): string {
  return 'bookingId' in owner ? owner.bookingId : owner.customerInvoiceId;
}
