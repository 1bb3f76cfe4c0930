import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** An instant, kept in UTC and read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Minor units (paise, cents). At most 10^14 by the domain's limits, so a JS number holds it exactly. */
export const minor = (name: string) => bigint(name, { mode: 'number' });

/**
 * When the row was written; ordered lists page by it together with the id. Their indexes ascend and are read backwards:
 * drizzle writes `.desc()` as DESC NULLS LAST, which does not serve ORDER BY … DESC.
 */
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
