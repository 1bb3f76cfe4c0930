import { and, eq } from 'drizzle-orm';
import { documents } from '#app/db/schema/documents.ts';
import type { DocumentKind } from '#app/domain/document-number.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import type { DocumentRow } from '#app/services/documents/issue-document.ts';
import { issuePaper } from '#app/services/documents/issue-paper.ts';
import { liveInvoice, paperedOf, receiptOf } from '#app/services/documents/issue-voucher.ts';
import { openAdvances, takeAdvances } from '#app/services/documents/open-advances.ts';
import type { BookingRefundPart } from '#app/services/refunds/plan-refunds.ts';

/** A paper that a cancellation needs. `amount` in paise. */
export interface PlannedPaper {
  kind: Extract<DocumentKind, 'credit_note' | 'refund_voucher' | 'invoice'>;
  amount: number;
  /** The refund that a voucher is for. */
  part?: BookingRefundPart;
}

/**
 * Which papers a cancellation needs, so that what stays taxed is the charge. Invoiced: a credit note over all but the
 * charge. Not invoiced: a refund voucher for each payment given back, and an invoice over the charge that takes in the
 * advances left. Source: india-rules §3.
 */
export async function planPapers(
  tx: Transaction,
  booking: BookingRow,
  { charge, parts }: { charge: number; parts: BookingRefundPart[] },
): Promise<PlannedPaper[]> {
  const invoice = await liveInvoice(tx, booking.id);
  const papered = await paperedOf(tx, booking.id, invoice);
  if (invoice) {
    const credit = papered - charge;
    return credit > 0 ? [{ kind: 'credit_note', amount: credit }] : [];
  }
  const papers: PlannedPaper[] = [];
  let left = papered;
  for (const part of parts) {
    const amount = Math.min(part.amount, left);
    left -= amount;
    if (amount > 0) papers.push({ kind: 'refund_voucher', amount, part });
  }
  if (charge > 0) papers.push({ kind: 'invoice', amount: charge });
  return papers;
}

/** Issues them. Answers the paper of each refund by its payment's entry, and the one of the cancellation itself. */
export async function issuePapers(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  { papers, parts, notes }: { papers: PlannedPaper[]; parts: BookingRefundPart[]; notes: string },
): Promise<{ ofRefunds: Map<string, string>; own: DocumentRow | null; all: DocumentRow[] }> {
  await cancelProforma(ctx, tx, booking.id);
  const ofRefunds = new Map<string, string>();
  const all: DocumentRow[] = [];
  let own: DocumentRow | null = null;
  for (const planned of papers) {
    const paper = await issueOne(ctx, tx, booking, planned, notes);
    all.push(paper);
    if (planned.part) ofRefunds.set(planned.part.paymentId, paper.id);
    else own = paper;
    if (planned.kind === 'credit_note') for (const part of parts) ofRefunds.set(part.paymentId, paper.id);
  }
  return { ofRefunds, own, all };
}

async function issueOne(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  { kind, amount, part }: PlannedPaper,
  notes: string,
): Promise<DocumentRow> {
  const date = dateInZone(ctx.now(), ctx.config.timeZone);
  const common = { kind, amount, date, notes };
  switch (kind) {
    case 'credit_note':
      return issuePaper(ctx, tx, booking, { ...common, corrects: await liveInvoice(tx, booking.id) });
    case 'refund_voucher': {
      const corrects = part && (await receiptOf(tx, booking.id, part.payment));
      return issuePaper(ctx, tx, booking, { ...common, corrects });
    }
    case 'invoice': {
      const { advances, ids } = await openAdvances(tx, { bookingId: booking.id });
      const invoice = await issuePaper(ctx, tx, booking, { ...common, advances });
      await takeAdvances(tx, ids, invoice.id);
      return invoice;
    }
    default:
      return kind satisfies never;
  }
}

/** Nobody shall pay by a proforma of a journey that does not take place. */
async function cancelProforma(ctx: Ctx, tx: Transaction, bookingId: string): Promise<void> {
  await tx
    .update(documents)
    .set({ status: 'cancelled', cancelledAt: ctx.now() })
    .where(
      and(eq(documents.bookingId, bookingId), eq(documents.kind, 'proforma'), eq(documents.status, 'issued')),
    );
}
