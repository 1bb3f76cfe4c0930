import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The customer that an inquiry or a booking was joined to, as a column of a statement over them; null for none. */
export function customerOf(kind: 'inquiry' | 'booking', id: PgColumn): SQL<string | null> {
  return sql<string | null>`(
    select r.customer_id from customer_records r where r.kind = ${sql.raw(`'${kind}'`)} and r.record_id = ${id})`;
}
