import { and, eq } from 'drizzle-orm';
import type { AdminPilgrimageView, PilgrimageInput } from '#app/contract/admin-trips.ts';
import { pilgrimages, pilgrimageText } from '#app/db/schema/content.ts';
import { newId } from '#app/domain/ids.ts';
import { holdsText } from './holds-text.ts';
import { withTotal } from './page-query.ts';
import { type PilgrimageRow, toAdminPilgrimageView } from './pilgrimage-view.ts';
import { named, sharedColumns, tripOrder } from './trip-columns.ts';
import type { TripKit } from './trip-kit.ts';

export const pilgrimageKit: TripKit<PilgrimageRow, PilgrimageInput, AdminPilgrimageView> = {
  kind: 'pilgrimage',
  newId: () => newId('pil'),
  async find(q, id, lock) {
    const found = q.select().from(pilgrimages).where(eq(pilgrimages.id, id));
    const [row] = lock ? await found.for(lock) : await found;
    return row;
  },
  async list(q, query) {
    const where = and(
      query.status && eq(pilgrimages.status, query.status),
      holdsText(pilgrimageText(pilgrimages), query.q),
    );
    const rows = await q
      .select()
      .from(pilgrimages)
      .where(where)
      .orderBy(...tripOrder(pilgrimages, pilgrimages.location, query.sort))
      .limit(query.limit)
      .offset(query.offset);
    return withTotal(rows, query, () => q.$count(pilgrimages, where));
  },
  values: (input) => named({ ...sharedColumns(input), location: input.location, tag: input.tag }),
  async insert(tx, row) {
    const [made] = await tx
      .insert(pilgrimages)
      .values(row)
      .onConflictDoNothing({ target: pilgrimages.slug })
      .returning();
    return made ?? null;
  },
  async update(tx, id, change) {
    const [row] = await tx.update(pilgrimages).set(change).where(eq(pilgrimages.id, id)).returning();
    if (!row) throw new Error(`The pilgrimage ${id} is gone`);
    return row;
  },
  view: toAdminPilgrimageView,
};
