import { and, type SQL, sql } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { packages } from '#app/db/schema/content.ts';
import { expenses, vendorInvoices } from '#app/db/schema/purchases.ts';
import { within } from '#app/services/accounts/figures.ts';
import { OF_NOTHING, OF_PACKAGE, type ProfitScope, type Trips } from './part-columns.ts';

/** In rupees by the rate that stands on it; without one 0, and the dollars apart. */
const inRupees = (cost: Cost) => sql`case when ${cost.currency} = 'INR' then ${cost.amount}
  else coalesce(round(${cost.amount} * ${cost.exchangeRate})::bigint, 0) end`;
const withoutRate = (cost: Cost) =>
  sql`case when ${cost.currency} = 'USD' and ${cost.exchangeRate} is null then ${cost.amount} else 0 end`;
type Cost = typeof expenses | typeof vendorInvoices;

/** Before GST. Pending ones too: what was billed is owed. */
const BILL = sql`0, ${inRupees(vendorInvoices)}, 0, ${withoutRate(vendorInvoices)}, 0, null`;

export function billsOfTrips({ where, day, owner }: Trips): SQL {
  return sql`select 'vendor_bill', ${vendorInvoices.id}, ${day}, ${owner}, ${BILL}
    from ${vendorInvoices} join ${bookings} on ${bookings.id} = ${vendorInvoices.bookingId} where ${where}`;
}

export function billsOfNoTrip(scope: ProfitScope): SQL {
  return sql`select 'vendor_bill', ${vendorInvoices.id}, ${vendorInvoices.invoiceDate}, ${OF_PACKAGE}, ${BILL}
    from ${vendorInvoices} left join ${packages} on ${packages.id} = ${vendorInvoices.packageId}
    where ${and(
      sql`${vendorInvoices.bookingId} is null`,
      within(vendorInvoices.invoiceDate, scope),
      scope.packageId === undefined ? undefined : sql`${vendorInvoices.packageId} = ${scope.packageId}`,
    )}`;
}

/** True of a vendor payment that names a recorded bill of the same vendor: it settles that cost and is none itself. */
const PAYS_BILL = sql`(${expenses.category} = 'vendor_payments' and btrim(${expenses.invoiceReference}) <> '' and exists (
  select 1 from ${vendorInvoices}
  where lower(btrim(${vendorInvoices.invoiceNumber})) = lower(btrim(${expenses.invoiceReference}))
    and (${vendorInvoices.supplierId} = ${expenses.supplierId}
      or lower(btrim(${vendorInvoices.vendorName})) = lower(btrim(${expenses.supplierName})))))`;

const EXPENSE = sql`0, 0, case when pays.bill then 0 else ${inRupees(expenses)} end,
  case when pays.bill then 0 else ${withoutRate(expenses)} end, case when pays.bill then ${inRupees(expenses)} else 0 end, null`;

/** Few expenses have a trip: said once more, the planner starts from them. */
export function expensesOfTrips({ where, day, owner }: Trips): SQL {
  return sql`select 'expense', ${expenses.id}, ${day}, ${owner}, ${EXPENSE}
    from ${expenses} join ${bookings} on ${bookings.id} = ${expenses.bookingId}
    cross join lateral (select ${PAYS_BILL} as bill) pays where ${and(sql`${expenses.bookingId} is not null`, where)}`;
}

export function expensesOfNoTrip(scope: ProfitScope): SQL {
  return sql`select 'expense', ${expenses.id}, ${expenses.expenseDate}, ${OF_NOTHING}, ${EXPENSE}
    from ${expenses} cross join lateral (select ${PAYS_BILL} as bill) pays
    where ${and(sql`${expenses.bookingId} is null`, within(expenses.expenseDate, scope))}`;
}
