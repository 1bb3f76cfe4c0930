import { asc, desc, eq } from 'drizzle-orm';
import type { BookingDetail, BookingDocument } from '#app/contract/booking-desk.ts';
import type { CrmBooking } from '#app/contract/bookings.ts';
import { bookingNotes } from '#app/db/schema/bookings.ts';
import { documents } from '#app/db/schema/documents.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { staffTasks } from '#app/db/schema/staff-tasks.ts';
import { balanceDueOn } from '#app/domain/booking-balance.ts';
import { bookingPath } from '#app/domain/booking-link.ts';
import { toDecimal } from '#app/domain/money.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { recordHistory } from '#app/services/audit/record-history.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { crmBookings } from '#app/services/crm/crm-bookings.ts';
import { printedFact, TRAVEL_DATE } from '#app/services/documents/booking-customer.ts';
import type { DocumentRow } from '#app/services/documents/issue-document.ts';
import { notFound } from '#app/services/errors.ts';
import { ledgerEntryOrder, toLedgerEntryView } from '#app/services/ledger/ledger-entry-view.ts';
import { listMessages } from '#app/services/messages/list-messages.ts';
import { openLink } from '#app/services/payments/open-link.ts';
import { isOwed, refundsOf, toRefundView } from '#app/services/refunds/refund-rows.ts';
import {
  type CancellationRow,
  refundableOf,
  standingCancellation,
} from '#app/services/refunds/refundable.ts';
import { toTaskView } from '#app/services/tasks/task-view.ts';
import type { BookingRow } from './booking-row.ts';
import { readBooking } from './lock-booking.ts';
import { whatStaffMay } from './what-staff-may.ts';

/** A booking with everything that belongs to it. Throws `not_found`. */
export async function bookingDetail(ctx: Ctx, { id }: { id: string }): Promise<BookingDetail> {
  requirePermission(ctx, 'crm.view');
  const row = await readBooking(ctx, id);
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  const [
    [listed],
    notes,
    entries,
    papers,
    link,
    refunds,
    cancellation,
    refundable,
    tasks,
    messages,
    history,
  ] = await Promise.all([
    crmBookings(ctx, [row]),
    notesOf(ctx, id),
    ctx.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.bookingId, id))
      .orderBy(...ledgerEntryOrder),
    ctx.db
      .select()
      .from(documents)
      .where(eq(documents.bookingId, id))
      .orderBy(desc(documents.createdAt), desc(documents.id)),
    openLink(ctx, id),
    refundsOf(ctx.db, id),
    standingCancellation(ctx.db, id),
    refundableOf(ctx.db, row),
    ctx.db.select().from(staffTasks).where(eq(staffTasks.bookingId, id)).orderBy(asc(staffTasks.dueDate)),
    listMessages(ctx, { bookingId: id }),
    recordHistory(ctx, [id]),
  ]);
  if (!listed) throw notFound('We do not know this booking.');
  return {
    ...listed,
    itemId: row.itemId,
    itemSlug: row.itemSlug,
    unitPrice: toDecimal(row.unitPrice),
    bookingDate: row.bookingDate,
    bookingUrl: `${ctx.config.publicUrl}${bookingPath(row.reference, row.accessKey)}`,
    allNotes: notes,
    entries: entries.map(toLedgerEntryView),
    documents: papers.map((paper) => documentView(row, paper)),
    messages,
    history,
    payment: { ...linkView(link), dueDate: balanceDueOn(row) },
    cancellation: cancellation
      ? cancellationView(
          cancellation,
          refunds.some(({ refund }) => isOwed(refund)),
        )
      : null,
    refunds: refunds.map(toRefundView),
    refundable: toDecimal(refundable),
    tasks: tasks.map((task) => toTaskView(task, today)),
    may: whatStaffMay(ctx, row, { isSettled: cancellation !== undefined, refundable }),
  };
}

async function notesOf(ctx: Ctx, bookingId: string): Promise<CrmBooking['notes']> {
  const rows = await ctx.db
    .select()
    .from(bookingNotes)
    .where(eq(bookingNotes.bookingId, bookingId))
    .orderBy(asc(bookingNotes.createdAt), asc(bookingNotes.id));
  return rows.map(({ note, author, createdAt }) => ({ note, author, createdAt: createdAt.toISOString() }));
}

function documentView({ id, travelDate }: BookingRow, paper: DocumentRow): BookingDocument {
  const printedDate = printedFact(paper, TRAVEL_DATE);
  return {
    id: paper.id,
    kind: paper.kind,
    number: paper.number,
    date: paper.date,
    status: paper.status,
    amount: toDecimal(paper.total + paper.tcs),
    href: `/api/crm/bookings/${id}/documents/${paper.id}`,
    printedTravelDate: printedDate !== undefined && printedDate !== travelDate ? printedDate : null,
  };
}

function linkView(link: Awaited<ReturnType<typeof openLink>>) {
  return {
    link: link?.url ?? null,
    linkAmount: toDecimal(link?.amount ?? 0),
    linkExpiresAt: link?.expiresAt.toISOString() ?? null,
  };
}

function cancellationView(row: CancellationRow, isOpen: boolean): BookingDetail['cancellation'] {
  return {
    chargedAmount: toDecimal(row.charge),
    refundAmount: toDecimal(row.refund),
    state: isOpen ? 'open' : 'settled',
    by: row.by,
    date: row.date,
    percentKept: row.percentKept,
    reason: row.reason,
    note: row.note,
    author: row.author,
  };
}
