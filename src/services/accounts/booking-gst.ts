import { type SQL, sql } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { documents } from '#app/db/schema/documents.ts';
import { TCS_FROM } from '#app/domain/gst/tcs.ts';
import type { Issuer } from '#app/services/documents/issuer.ts';

/**
 * The tax inside each booking's price, in paise, and what is left without it, each as one expression: those of its invoice
 * where it is out, else what the invoice would say today. The same sums as `taxOfBooking` makes (the tests hold them
 * together). For statements that left join `INVOICE_OF_BOOKING`.
 */
export function bookingGst(issuer: Issuer): { gst: SQL; tcs: SQL; taxable: SQL } {
  const { gstRate: rate, totalAmount } = bookings;
  const tcs = issuer.tax.tcs ? tcsOf() : sql`0::bigint`;
  const value = issuer.tax.tcs ? sql`(${totalAmount} - ${tcs})` : sql`${totalAmount}`;
  const supply = supplyOf(issuer);
  const gst = sql`case ${supply}
    when 'intra' then 2 * ((${value} * ${rate} * 2 + 2 * (100 + ${rate})) / (4 * (100 + ${rate})))
    when 'inter' then (${value} * ${rate} * 2 + 100 + ${rate}) / (2 * (100 + ${rate}))
    else 0 end`;
  const inside = {
    gst: sql`coalesce(${documents.cgst} + ${documents.sgst} + ${documents.igst}, ${gst})`,
    tcs: sql`coalesce(${documents.tcs}, ${tcs})`,
  };
  return { ...inside, taxable: sql`(${totalAmount} - ${inside.gst} - ${inside.tcs})` };
}

/** The condition of the left join that brings a booking its one live invoice. */
export const INVOICE_OF_BOOKING = sql`${documents.bookingId} = ${bookings.id} and ${documents.kind} = 'invoice' and ${documents.status} = 'issued'`;

/** `placeOfSupply` and `supplyTo` of domain/gst, over the columns of a booking. */
function supplyOf({ company, tax }: Issuer): SQL {
  const abroad = sql`${bookings.billingCategory} in ('sez', 'overseas')`;
  const place = sql`case when ${bookings.billingGstin} <> '' then left(${bookings.billingGstin}, 2)
    when ${bookings.billingState} <> '' then ${bookings.billingState} else ${company.stateCode} end`;
  return sql`case when ${abroad} then ${tax.lut === '' ? 'inter' : 'zero'}
    when ${place} = ${company.stateCode} then 'intra' else 'inter' end`;
}

/** What `bookingTax` keeps apart of an overseas package: 2%, without a PAN 5%. */
function tcsOf(): SQL {
  const hasPan = sql`(${bookings.billingGstin} <> '' or ${bookings.billingPan} ~ '^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$')`;
  const percent = sql`case when not ${bookings.overseas} or ${bookings.bookingDate} < ${TCS_FROM} then 0
    when ${hasPan} then 2 else 5 end`;
  return sql`(${bookings.totalAmount} - (${bookings.totalAmount} * 200 + 100 + ${percent}) / (2 * (100 + ${percent})))`;
}
