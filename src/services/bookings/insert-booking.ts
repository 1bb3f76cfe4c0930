import { markedValues, marks, oncePer } from '#app/db/marks.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import { paymentOrders } from '#app/db/schema/payments.ts';
import type { Database } from '#app/services/context.ts';
import type { NewBooking, NewOrder, NewTraveller } from './booking-row.ts';

/** The rows of a new booking. Each kind always has the same fields, so that one statement serves all. */
export interface BookingRows {
  booking: NewBooking;
  travellers: NewTraveller[];
  order: NewOrder;
  audit: typeof auditLog.$inferInsert;
}

/** One statement, so one round trip and one sync of the disk: it is all written or nothing is. */
export async function insertBooking(db: Database, rows: BookingRows): Promise<void> {
  const known = statements(db);
  const statement = known.get(rows.travellers.length) ?? build(db, rows);
  known.set(rows.travellers.length, statement);
  const values = {
    ...markedValues('booking', rows.booking),
    ...markedValues('order', rows.order),
    ...markedValues('audit', rows.audit),
  };
  for (const [index, traveller] of rows.travellers.entries()) {
    Object.assign(values, markedValues(`traveller${index}`, traveller));
  }
  await statement.execute(values);
}

/** By the number of travellers. */
const statements = oncePer((_db: Database) => new Map<number, ReturnType<typeof build>>());

function build(db: Database, rows: BookingRows) {
  const travellers = rows.travellers.map((row, index) => marks(`traveller${index}`, row));
  const made = db.$with('made').as(db.insert(bookings).values(marks('booking', rows.booking)));
  const listed = db.$with('listed').as(db.insert(bookingTravellers).values(travellers));
  const ordered = db.$with('ordered').as(db.insert(paymentOrders).values(marks('order', rows.order)));
  return db.with(made, listed, ordered).insert(auditLog).values(marks('audit', rows.audit)).prepare('');
}
