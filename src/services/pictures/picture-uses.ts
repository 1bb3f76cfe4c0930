import { sql } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { cruises, destinations, packages, pilgrimages } from '#app/db/schema/content.ts';
import { deletedItems } from '#app/db/schema/deleted-items.ts';
import { settings } from '#app/db/schema/settings.ts';
import type { Queryable } from '#app/services/context.ts';

/** A text that may hold a picture's address, and what it is called in a sentence. New ones join here. */
const PLACES = [
  {
    one: 'package',
    many: 'packages',
    table: packages,
    text: sql`${packages.image} || ${packages.images}::text`,
  },
  { one: 'cruise', many: 'cruises', table: cruises, text: sql`${cruises.image} || ${cruises.images}::text` },
  {
    one: 'pilgrimage',
    many: 'pilgrimages',
    table: pilgrimages,
    text: sql`${pilgrimages.image} || ${pilgrimages.images}::text`,
  },
  { one: 'destination', many: 'destinations', table: destinations, text: sql`${destinations.image}` },
  { one: 'booking', many: 'bookings', table: bookings, text: sql`${bookings.itemImage}` },
  { one: 'setting', many: 'settings', table: settings, text: sql`${settings.value}::text` },
  {
    one: 'deleted item that can still come back',
    many: 'deleted items that can still come back',
    table: deletedItems,
    text: sql`${deletedItems.data}::text`,
  },
] as const;

/** Where a picture is used, as people read it: `2 packages and 1 destination`; null where nothing shows it. */
export async function pictureUses(q: Queryable, id: string): Promise<string | null> {
  const found: string[] = [];
  for (const { one, many, table, text } of PLACES) {
    const count = await q.$count(table, sql`strpos(${text}, ${id}) > 0`);
    if (count > 0) found.push(`${count} ${count === 1 ? one : many}`);
  }
  const last = found.pop();
  if (last === undefined) return null;
  return found.length === 0 ? last : `${found.join(', ')} and ${last}`;
}

/** A query for the ids of all pictures that something shows. */
export function usedPictureIds() {
  const texts = PLACES.map(
    ({ table, text }) => sql`select ${text} as words from ${table} where strpos(${text}, 'pic_') > 0`,
  );
  return sql`select found[1] from (${sql.join(texts, sql` union all `)}) places,
    regexp_matches(places.words, 'pic_[0-9a-z]{24}', 'g') found`;
}
