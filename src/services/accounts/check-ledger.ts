import { sql } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { bookingCancellations, bookingRefunds } from '#app/db/schema/cancellations.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { documents, ledgerDifferences } from '#app/db/schema/documents.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import type { Ctx } from '#app/services/context.ts';

type Difference = Pick<
  typeof ledgerDifferences.$inferSelect,
  'entity' | 'entityId' | 'field' | 'stored' | 'computed'
>;

/**
 * Compares every stored sum and payment status with the ledger, what is credited with the credit notes, and promised
 * refunds with what is held. What differs is logged as an error, counted on the accounts dashboard and never corrected by
 * itself: one of the two is wrong, and somebody has to know which.
 */
export async function checkLedger(ctx: Ctx): Promise<Difference[]> {
  const { rows } = await ctx.db.execute<Difference & Record<string, unknown>>(DIFFERENCES);
  await ctx.db.transaction(async (tx) => {
    const before = await tx.select().from(ledgerDifferences);
    const since = new Map(before.map((row) => [keyOf(row), row.foundAt]));
    await tx.delete(ledgerDifferences);
    for (const row of rows)
      await tx.insert(ledgerDifferences).values({ ...row, foundAt: since.get(keyOf(row)) ?? ctx.now() });
  });
  for (const row of rows) ctx.log.error(row, 'A stored sum differs from the ledger');
  return rows;
}

function keyOf({ entity, entityId, field }: Difference): string {
  return `${entity} ${entityId} ${field}`;
}

/** Enough to see what is wrong; a mistake that made more of them is one mistake. */
const MOST = 1000;

const sums = sql`
  select ${ledgerEntries.bookingId} as booking, ${ledgerEntries.customerInvoiceId} as invoice,
    coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind} = 'payment'), 0) as received,
    coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind} = 'refund'), 0) as returned
  from ${ledgerEntries} group by 1, 2`;

const credits = sql`
  select ${documents.customerInvoiceId} as invoice, sum(${documents.total}) as noted from ${documents}
  where ${documents.kind} = 'credit_note' and ${documents.status} = 'issued' and ${documents.customerInvoiceId} is not null
  group by 1`;

/** `paymentStatusOf` of domain/booking-status, over the ledger's sums. */
const statusOf = sql`case when received = 0 then 'pending' when received <= returned then 'refunded'
  when received - returned >= ${bookings.totalAmount} then 'completed' else 'partial' end`;

/** `invoicePaymentStatus` of domain/invoice-money, over the sums of the ledger and of the credit notes. */
const invoiceStatusOf = sql`case when total > 0 and held + noted >= total then 'paid'
  when held > 0 then 'partial' else 'pending' end`;

/** Refunds that were kept with what they put into the ledger, and those still owed. */
const promises = sql`
  select ${bookingRefunds.bookingId} as booking,
    coalesce(sum(${bookingRefunds.amount}) filter (where ${bookingRefunds.status} = 'done'), 0) as kept,
    coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind} = 'refund'), 0) as entered,
    coalesce(sum(${bookingRefunds.amount}) filter (where ${bookingRefunds.status} in ('waiting', 'pending', 'failed')), 0) as owed
  from ${bookingRefunds} left join ${ledgerEntries} on ${ledgerEntries.id} = ${bookingRefunds.entryId} group by 1`;

const DIFFERENCES = sql`
  with sums as (${sums}), credits as (${credits}), promises as (${promises}),
  of_bookings as (
    select ${bookings.id} as id, ${bookings.paidAmount} as paid, ${bookings.refundedAmount} as refunded,
      ${bookings.paymentStatus} as status, coalesce(received, 0) as received, coalesce(returned, 0) as returned,
      ${sql`case when received is null then 'pending' else ${statusOf} end`} as expected
    from ${bookings} left join sums on sums.booking = ${bookings.id}
  ),
  of_invoices as (
    select ${customerInvoices.id} as id, ${customerInvoices.paidAmount} as paid,
      ${customerInvoices.creditedAmount} as credited, ${customerInvoices.totalAmount} as total,
      ${customerInvoices.paymentStatus} as status,
      coalesce(received - returned, 0) as held, coalesce(noted, 0) as noted
    from ${customerInvoices} left join sums on sums.invoice = ${customerInvoices.id}
      left join credits on credits.invoice = ${customerInvoices.id}
  )
  select * from (
    select 'booking' as entity, id as "entityId", 'paid_amount' as field, paid::text as stored,
      received::text as computed from of_bookings where paid <> received
    union all select 'booking', id, 'refunded_amount', refunded::text, returned::text
      from of_bookings where refunded <> returned
    union all select 'booking', id, 'payment_status', status, expected from of_bookings where status <> expected
    union all select 'booking', booking, 'kept_refunds', kept::text, entered::text from promises where kept <> entered
    union all select 'booking', id, 'owed_refunds', owed::text, (received - returned)::text
      from of_bookings join promises on booking = id where owed > received - returned
    union all select 'booking', ${bookings.id}, 'status', ${bookings.status}, 'cancelled'
      from ${bookingCancellations} join ${bookings} on ${bookings.id} = ${bookingCancellations.bookingId}
      where ${bookingCancellations.undoneAt} is null and ${bookings.status} <> 'cancelled'
    union all select 'customer_invoice', id, 'paid_amount', paid::text, held::text
      from of_invoices where paid <> held
    union all select 'customer_invoice', id, 'credited_amount', credited::text, noted::text
      from of_invoices where credited <> noted
    union all select 'customer_invoice', id, 'payment_status', status, ${invoiceStatusOf}
      from of_invoices where status <> ${invoiceStatusOf}
  ) differences order by 1, 2, 3 limit ${sql.raw(String(MOST))}`;
