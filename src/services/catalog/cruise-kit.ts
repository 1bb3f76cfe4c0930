import { and, eq } from 'drizzle-orm';
import type { AdminCruiseView, CruiseInput } from '#app/contract/admin-trips.ts';
import { cruises, cruiseText } from '#app/db/schema/content.ts';
import { newId } from '#app/domain/ids.ts';
import { type CruiseRow, toAdminCruiseView } from './cruise-view.ts';
import { holdsText } from './holds-text.ts';
import { withTotal } from './page-query.ts';
import { named, sharedColumns, tripOrder } from './trip-columns.ts';
import type { TripKit } from './trip-kit.ts';

export const cruiseKit: TripKit<CruiseRow, CruiseInput, AdminCruiseView> = {
  kind: 'cruise',
  newId: () => newId('cru'),
  async find(q, id, lock) {
    const found = q.select().from(cruises).where(eq(cruises.id, id));
    const [row] = lock ? await found.for(lock) : await found;
    return row;
  },
  async list(q, query) {
    const where = and(
      query.status && eq(cruises.status, query.status),
      holdsText(cruiseText(cruises), query.q),
    );
    const rows = await q
      .select()
      .from(cruises)
      .where(where)
      .orderBy(...tripOrder(cruises, cruises.destination, query.sort))
      .limit(query.limit)
      .offset(query.offset);
    return withTotal(rows, query, () => q.$count(cruises, where));
  },
  values: (input) =>
    named({ ...sharedColumns(input), destination: input.destination, enquiryOnly: input.enquiry_only }),
  async insert(tx, row) {
    const [made] = await tx
      .insert(cruises)
      .values(row)
      .onConflictDoNothing({ target: cruises.slug })
      .returning();
    return made ?? null;
  },
  async update(tx, id, change) {
    const [row] = await tx.update(cruises).set(change).where(eq(cruises.id, id)).returning();
    if (!row) throw new Error(`The cruise ${id} is gone`);
    return row;
  },
  view: toAdminCruiseView,
};
