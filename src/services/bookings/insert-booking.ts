import { sql } from 'drizzle-orm';
import type { OfficeEvent } from '#app/contract/events.ts';
import { insertAsJson } from '#app/db/insert-as-json.ts';
import { oncePer } from '#app/db/once-per.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import { consents } from '#app/db/schema/inquiries.ts';
import { paymentOrders } from '#app/db/schema/payments.ts';
import { isRefused } from '#app/db/sql-error.ts';
import type { Database } from '#app/services/context.ts';
import { notifications } from '#app/services/events/announce.ts';
import { gatherCalls } from '#app/services/gather-calls.ts';
import type { NewConsent } from './booking-consents.ts';
import type { NewBooking, NewOrder, NewTraveller } from './booking-row.ts';

/** The rows of a new booking. Each kind always has the same fields. */
export interface BookingRows {
  booking: NewBooking;
  travellers: NewTraveller[];
  order: NewOrder;
  consents: NewConsent[];
  audit: typeof auditLog.$inferInsert;
  event: OfficeEvent;
}

/**
 * All of it is written or nothing is. What is booked at the same moment is one statement: one round trip and one sync
 * of the disk for everybody. Throws the database's error.
 */
export async function insertBooking(db: Database, rows: BookingRows): Promise<void> {
  const failure = await gathered(db)(rows);
  if (failure) throw failure.error;
}

type Failure = { error: unknown };
const gathered = oncePer((db: Database) => gatherCalls((all: BookingRows[]) => insertAll(db, all)));

/** Where the database refuses them together, each is tried by itself: nobody's booking falls with a neighbour's. */
async function insertAll(db: Database, all: BookingRows[]): Promise<Array<Failure | null>> {
  try {
    await insertTogether(db, all);
    return all.map(() => null);
  } catch (error) {
    if (all.length === 1 || !isRefused(error)) throw error;
    return Promise.all(all.map((rows) => insertAlone(db, rows)));
  }
}

async function insertAlone(db: Database, rows: BookingRows): Promise<Failure | null> {
  try {
    await insertTogether(db, [rows]);
    return null;
  } catch (error) {
    return { error };
  }
}

async function insertTogether(db: Database, all: BookingRows[]): Promise<void> {
  const made = insertAsJson(bookings, pick(all, 'booking'));
  const listed = insertAsJson(bookingTravellers, pick(all, 'travellers').flat());
  const ordered = insertAsJson(paymentOrders, pick(all, 'order'));
  const agreed = insertAsJson(consents, pick(all, 'consents').flat());
  const audited = insertAsJson(auditLog, pick(all, 'audit'));
  const told = notifications(pick(all, 'event'));
  await db.execute(
    sql`with made as (${made}), listed as (${listed}), ordered as (${ordered}), agreed as (${agreed}), audited as (${audited}) ${told}`,
  );
}

function pick<Kind extends keyof BookingRows>(all: BookingRows[], kind: Kind): Array<BookingRows[Kind]> {
  return all.map((rows) => rows[kind]);
}
