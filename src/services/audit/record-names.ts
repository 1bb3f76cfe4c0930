import { inArray } from 'drizzle-orm';
import type { auditLog } from '#app/db/schema/audit-log.ts';
import { user } from '#app/db/schema/auth.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { cruises, destinations, packages, pilgrimages, testimonials } from '#app/db/schema/content.ts';
import { customers } from '#app/db/schema/customers.ts';
import { inquiries, privacyRequests } from '#app/db/schema/inquiries.ts';
import type { Ctx } from '#app/services/context.ts';

type AuditRow = Pick<typeof auditLog.$inferSelect, 'entity' | 'entityId' | 'before' | 'after'>;

/** Where a kind of record stands, and what it is called by. */
const TABLES = {
  package: { table: packages, id: packages.id, name: packages.title },
  cruise: { table: cruises, id: cruises.id, name: cruises.title },
  pilgrimage: { table: pilgrimages, id: pilgrimages.id, name: pilgrimages.title },
  destination: { table: destinations, id: destinations.id, name: destinations.name },
  testimonial: { table: testimonials, id: testimonials.id, name: testimonials.name },
  booking: { table: bookings, id: bookings.id, name: bookings.reference },
  inquiry: { table: inquiries, id: inquiries.id, name: inquiries.name },
  customer: { table: customers, id: customers.id, name: customers.name },
  privacy_request: { table: privacyRequests, id: privacyRequests.id, name: privacyRequests.name },
  user: { table: user, id: user.id, name: user.name },
} as const;
const KINDS = Object.keys(TABLES) as Array<keyof typeof TABLES>;

/** An itinerary is found by the id of what it belongs to. */
const ITEMS = ['package', 'cruise', 'pilgrimage'] as const;

/** Fields by which a record that is gone, or of another kind, is known; the first that is there. */
const FIELDS = ['title', 'name', 'reference', 'number', 'username', 'filename'];

/** What the records of entries are called, by id: one query for each kind that occurs. */
export async function recordNames(ctx: Ctx, rows: readonly AuditRow[]): Promise<(row: AuditRow) => string> {
  const names = new Map<string, string>();
  for (const kind of KINDS) {
    const ids = rows
      .filter(({ entity }) => entity === kind || isItinerary(entity, kind))
      .map((row) => row.entityId);
    if (ids.length === 0) continue;
    const { table, id, name } = TABLES[kind];
    const found = await ctx.db
      .select({ id, name })
      .from(table)
      .where(inArray(id, [...new Set(ids)]));
    for (const one of found) names.set(one.id, one.name);
  }
  return (row) => names.get(row.entityId) ?? writtenName(row);
}

function isItinerary(entity: string, kind: string): boolean {
  return entity === 'itinerary' && ITEMS.some((item) => item === kind);
}

function writtenName({ before, after }: AuditRow): string {
  for (const field of FIELDS) {
    const value = after?.[field] ?? before?.[field];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}
