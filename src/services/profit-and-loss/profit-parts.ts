import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ProfitGrouping } from '#app/contract/profit-and-loss.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { documents, PAPER_OF_INVOICE } from '#app/db/schema/documents.ts';
import { vendorInvoices } from '#app/db/schema/purchases.ts';
import { BOOKING_STATUSES } from '#app/domain/booking-status.ts';
import { dateInZone, type PlainDate } from '#app/domain/plain-date.ts';
import { bookingGst, INVOICE_OF_BOOKING } from '#app/services/accounts/booking-gst.ts';
import { CANCELLED, SOLD, within } from '#app/services/accounts/figures.ts';
import { COUNTED, REPORTED_TAX, reported } from '#app/services/accounts/gst-report.ts';
import type { Ctx } from '#app/services/context.ts';
import { readIssuer } from '#app/services/documents/issuer.ts';
import { billsOfNoTrip, billsOfTrips, expensesOfNoTrip, expensesOfTrips } from './cost-parts.ts';
import { OF_NOTHING, OF_TRIP, type ProfitScope, type Trips } from './part-columns.ts';

/**
 * Everything that earns or costs, each once, in paise without GST, as one `union all`. The rule: all that belongs to a
 * booking counts on the day its trip begins (of a cancelled one: on the day it was cancelled), everything else on its own
 * date. So a trip stands beside its costs, and every way of grouping sums to the same.
 *
 * - Income of a sold booking: its taxable value, as the sales report and its invoice have it. Of a cancelled one: what
 *   the papers of the GST report still hold, which is the charge. Customer invoices: their papers' taxable value.
 * - Costs: vendor invoices before GST (its credit is taken) and expenses; dollars by the rate that stands on them.
 */
export async function profitParts(ctx: Ctx, by: ProfitGrouping, scope: ProfitScope): Promise<SQL> {
  const issuer = await readIssuer(ctx, ctx.db);
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  const alone = scope.bookingId !== undefined || scope.packageId !== undefined;
  const cancelledOn = sql`coalesce((${bookings.cancelledAt} at time zone ${ctx.config.timeZone})::date, ${bookings.bookingDate})`;
  const only = and(
    scope.bookingId === undefined ? undefined : eq(bookings.id, scope.bookingId),
    scope.packageId === undefined ? undefined : eq(bookings.itemId, scope.packageId),
  );
  const owner = by === 'month' ? OF_NOTHING : OF_TRIP;
  const tripsOf = (status: SQL, day: SQL | PgColumn): Trips => ({
    where: and(status, within(day, scope), only),
    day,
    owner,
  });
  // Apart, because each kind is found by an index of its own.
  const cancelled = tripsOf(CANCELLED, cancelledOn);
  const others = tripsOf(inArray(bookings.status, NOT_CANCELLED), bookings.travelDate);
  const parts = [
    soldBookings(tripsOf(SOLD, bookings.travelDate), bookingGst(issuer).taxable, today),
    cancelledBookings(cancelled),
    ...[others, cancelled].flatMap((trips) => [billsOfTrips(trips), expensesOfTrips(trips)]),
    ...(scope.bookingId === undefined ? [billsOfNoTrip(scope)] : []),
    ...(alone ? [] : [expensesOfNoTrip(scope), customerInvoices(scope)]),
  ];
  return sql.join(parts, sql` union all `);
}

const NOT_CANCELLED = BOOKING_STATUSES.filter((status) => status !== 'cancelled');

function soldBookings({ where, day, owner }: Trips, taxable: SQL, today: PlainDate): SQL {
  const hasBill = sql`exists (select 1 from ${vendorInvoices} where ${vendorInvoices.bookingId} = ${bookings.id})`;
  return sql`select 'booking' as kind, ${bookings.id} as id, ${day} as day, ${owner},
      ${taxable}::bigint as income, 0::bigint as bills, 0::bigint as spent, 0::bigint as usd, 0::bigint as paid_bill,
      case when ${hasBill} then null else ${bookings.travelDate} > ${today}::date end as unbilled_ahead
    from ${bookings} left join ${documents} on ${INVOICE_OF_BOOKING} where ${where}`;
}

function cancelledBookings({ where, day, owner }: Trips): SQL {
  const kept = sql`sum(${REPORTED_TAX.taxable})::bigint`;
  return sql`select 'booking', ${bookings.id}, ${day}, ${owner}, ${kept}, ${NO_COSTS}, null
    from ${bookings} join ${documents} on ${documents.bookingId} = ${bookings.id} and ${COUNTED}
    where ${where} group by ${bookings.id} having ${kept} <> 0`;
}

/** Invoices that staff wrote by hand, less their credit notes, each by the date of its paper. */
function customerInvoices(scope: ProfitScope): SQL {
  // What an invoice took in of advances is its income too: unlike the tax, an advance counts with its invoice only.
  return sql`select 'invoice', ${documents.customerInvoiceId}, ${documents.date}, ${OF_NOTHING},
      ${reported(sql`${documents.taxable}`, sql`0`)}, ${NO_COSTS}, null
    from ${documents}
    where ${and(PAPER_OF_INVOICE, eq(documents.status, 'issued'), within(documents.date, scope))}`;
}

const NO_COSTS = sql`0, 0, 0, 0`;
