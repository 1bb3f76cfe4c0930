import { and, eq } from 'drizzle-orm';
import { documents } from '#app/db/schema/documents.ts';
import { balanceDueOn } from '#app/domain/booking-balance.ts';
import { formatMoney } from '#app/domain/money.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import { lockBooking } from '#app/services/bookings/lock-booking.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { bookingCustomer, bookingFacts, taxOfBooking, taxRemarks } from './booking-customer.ts';
import {
  type DocumentRow,
  documentFigures,
  documentPaper,
  issueDocument,
  type NewDocument,
  taxPlace,
} from './issue-document.ts';
import { liveInvoice } from './issue-voucher.ts';
import { type Issuer, readIssuer } from './issuer.ts';
import { openAdvances, takeAdvances } from './open-advances.ts';

/**
 * The proforma or the invoice of a booking. An invoice is issued once and is the same paper ever after; a proforma is
 * issued anew, under a new number, only when something on it has changed. Who may only look gets what is there. Throws
 * `not_found` and `already_cancelled`.
 */
export async function generateBookingDocument(
  ctx: Ctx,
  { bookingId, kind }: { bookingId: string; kind: 'proforma' | 'invoice' },
): Promise<DocumentRow> {
  requirePermission(ctx, 'crm.view');
  return ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const existing =
      kind === 'invoice' ? await liveInvoice(tx, booking.id) : await liveProforma(tx, booking.id);
    if (existing && kind === 'invoice') return existing;
    if (booking.status === 'cancelled') {
      if (existing) return existing;
      throw conflict('already_cancelled', 'This booking is cancelled. No new document can be made for it.');
    }
    requirePermission(ctx, 'crm.edit');
    const issuer = await readIssuer(ctx, tx);
    const wanted = await bookingDocument(tx, booking, issuer, kind);
    if (!existing) return issueOf(ctx, tx, issuer, wanted);
    return replaceProforma(ctx, tx, existing, issuer, wanted);
  });
}

/** Puts a new proforma in the place of the one that is out, where something on it has changed; the caller holds the booking. */
export async function renewProforma(ctx: Ctx, tx: Transaction, booking: BookingRow): Promise<void> {
  const existing = await liveProforma(tx, booking.id);
  if (!existing) return;
  const issuer = await readIssuer(ctx, tx);
  await replaceProforma(ctx, tx, existing, issuer, await bookingDocument(tx, booking, issuer, 'proforma'));
}

async function replaceProforma(
  ctx: Ctx,
  tx: Transaction,
  existing: DocumentRow,
  issuer: Issuer,
  wanted: BookingDocument,
): Promise<DocumentRow> {
  if (isSame(existing, issuer, wanted)) return existing;
  await tx.update(documents).set({ status: 'replaced' }).where(eq(documents.id, existing.id));
  return issueOf(ctx, tx, issuer, wanted);
}

type BookingDocument = NewDocument & { advanceIds: string[] };

async function bookingDocument(
  tx: Transaction,
  booking: BookingRow,
  issuer: Issuer,
  kind: 'proforma' | 'invoice',
): Promise<BookingDocument> {
  const customer = bookingCustomer(booking);
  const tax = taxPlace(customer, issuer);
  const { split, tcs } = taxOfBooking(booking, issuer, {
    amount: booking.totalAmount,
    supply: tax.supply,
    date: booking.bookingDate,
  });
  const { advances, ids } =
    kind === 'invoice' ? await openAdvances(tx, { bookingId: booking.id }) : { advances: null, ids: [] };
  const each = formatMoney(booking.unitPrice);
  return {
    kind,
    owner: { bookingId: booking.id },
    customer,
    tax,
    gstRate: booking.gstRate,
    split,
    tcs,
    lines: [
      {
        description: booking.itemTitle,
        detail: [booking.duration, booking.destination, `${booking.pax} × ${each}, all taxes included`]
          .filter(Boolean)
          .join(', '),
        sac: booking.sac,
        quantity: 1000,
        rate: split.taxable,
        amount: split.taxable,
      },
    ],
    ...(advances ? { advances } : {}),
    paper: {
      facts: bookingFacts(booking),
      dueDate: balanceDueOn(booking),
      notes: '',
      terms: 'Cancellation charges follow the cancellation policy that the booking was made under. E&OE.',
      remarks: taxRemarks(issuer, { gstRate: booking.gstRate, supply: tax.supply }),
    },
    advanceIds: ids,
  };
}

async function issueOf(
  ctx: Ctx,
  tx: Transaction,
  issuer: Issuer,
  wanted: BookingDocument,
): Promise<DocumentRow> {
  const row = await issueDocument(ctx, tx, issuer, wanted);
  await takeAdvances(tx, wanted.advanceIds, row.id);
  return row;
}

async function liveProforma(tx: Transaction, bookingId: string): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(
      and(eq(documents.bookingId, bookingId), eq(documents.kind, 'proforma'), eq(documents.status, 'issued')),
    );
  return row;
}

/** True when the paper would be the same but for its number and date. */
function isSame(existing: DocumentRow, issuer: Issuer, wanted: NewDocument): boolean {
  const figures = documentFigures(wanted);
  const now = { ...figures, paper: documentPaper(issuer, wanted) };
  return Object.entries(now).every(
    ([name, value]) => stable(value) === stable(existing[name as keyof typeof now]),
  );
}

/** JSON with its keys in order: the database does not keep theirs. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
