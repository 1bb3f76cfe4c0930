import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { PersonMentions } from '#app/contract/privacy-requests.ts';
import { bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { namesOfPerson } from './find-mentions.ts';
import type { PersonRecords } from './person-records.ts';
import type { PrivacyRow } from './privacy-request-view.ts';

export type Travel = PersonMentions['travels'][number];

const plain = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * Bookings of others with a traveller of the person's full name, the first journey first. Whether it is the person, only
 * staff can tell. It reads all travellers.
 */
export async function findTravels(
  ctx: Ctx,
  tx: Queryable,
  { request, held }: { request: PrivacyRow; held: PersonRecords },
): Promise<Travel[]> {
  const names = namesOfPerson(request, held).map(({ name }) => plain(name));
  const full = [...new Set(names)].filter((name) => name.includes(' '));
  if (full.length === 0) return [];
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  const theirs = held.bookings.map(({ id }) => id);
  const rows = await tx
    .select({
      bookingId: bookings.id,
      position: bookingTravellers.position,
      reference: bookings.reference,
      title: bookings.itemTitle,
      travelDate: bookings.travelDate,
      status: bookings.status,
      name: bookingTravellers.name,
    })
    .from(bookingTravellers)
    .innerJoin(bookings, eq(bookings.id, bookingTravellers.bookingId))
    .where(
      and(
        inArray(sql`regexp_replace(lower(trim(${bookingTravellers.name})), '\\s+', ' ', 'g')`, full),
        theirs.length > 0 ? notInArray(bookings.id, theirs) : undefined,
      ),
    )
    .orderBy(asc(bookings.travelDate), asc(bookings.id), asc(bookingTravellers.position));
  return rows.map(({ position, status, ...row }) => ({
    ...row,
    id: `${row.bookingId}:${position}`,
    isOver: status === 'cancelled' || row.travelDate < today,
  }));
}
