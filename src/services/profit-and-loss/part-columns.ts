import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bookings } from '#app/db/schema/bookings.ts';
import { packages } from '#app/db/schema/content.ts';
import type { Days } from '#app/services/accounts/figures.ts';

/** What a report is about: days, and perhaps one booking or package alone. */
export interface ProfitScope extends Days {
  bookingId?: string | undefined;
  packageId?: string | undefined;
}

/** Bookings of a scope: the condition that finds them, and the day on which each counts. */
export interface Trips {
  where: SQL | undefined;
  day: SQL | PgColumn;
  /** Whose a part of theirs is: `OF_TRIP`, or by month nobody's, so that an index alone has what is asked of a trip. */
  owner: SQL;
}

/** Whose a part is, in the same four columns of each. */
export const OF_TRIP = sql`${bookings.id} as booking_id, ${bookings.itemId} as package_id, ${bookings.itemTitle} as title,
  coalesce(nullif(btrim(${bookings.destination}), ''), 'No destination') as destination`;
export const OF_PACKAGE = sql`null, ${packages.id}, ${packages.title}, nullif(btrim(${packages.destination}), '')`;
export const OF_NOTHING = sql`null::text as booking_id, null::text as package_id, null::text as title, null::text as destination`;
