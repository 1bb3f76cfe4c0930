import { type SQL, sql } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { packages } from '#app/db/schema/content.ts';
import type { Days } from '#app/services/accounts/figures.ts';

/** What a report is about: days, and perhaps one booking or package alone. */
export interface ProfitScope extends Days {
  bookingId?: string | undefined;
  packageId?: string | undefined;
}

/** Conditions for the bookings of a scope, and the days on which they count. */
export interface Trips {
  sold: SQL | undefined;
  cancelled: SQL | undefined;
  any: SQL | undefined;
  cancelledOn: SQL;
}

/** Whose a part is, in the same four columns of each. */
export const OF_TRIP = sql`${bookings.id} as booking_id, ${bookings.itemId} as package_id, ${bookings.itemTitle} as title,
  coalesce(nullif(btrim(${bookings.destination}), ''), 'No destination') as destination`;
export const OF_PACKAGE = sql`null, ${packages.id}, ${packages.title}, nullif(btrim(${packages.destination}), '')`;
export const OF_NOTHING = sql`null, null, null, null`;
