import { and, eq } from 'drizzle-orm';
import type { SavedFilter, SavedFilterInput } from '#app/contract/saved-filters.ts';
import { user } from '#app/db/schema/auth.ts';
import { savedFilters } from '#app/db/schema/saved-filters.ts';
import { newId } from '#app/domain/ids.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { ownId } from './own-id.ts';

/** More than these nobody finds again. */
const MOST = 100;

/** Keeps a view under a name; the same name on the same list takes the new view. */
export async function saveFilter(ctx: Ctx, input: SavedFilterInput): Promise<SavedFilter> {
  const userId = ownId(ctx);
  return ctx.db.transaction(async (tx) => {
    // Two saves at once take turns, so that the limit holds.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
    const { list, name, address } = input;
    const [known] = await tx
      .select({ id: savedFilters.id })
      .from(savedFilters)
      .where(and(eq(savedFilters.userId, userId), eq(savedFilters.list, list), eq(savedFilters.name, name)));
    const row = { id: known?.id ?? newId('sfl'), list, name, address };
    if (known) {
      await tx.update(savedFilters).set({ address }).where(eq(savedFilters.id, known.id));
    } else {
      if ((await tx.$count(savedFilters, eq(savedFilters.userId, userId))) >= MOST) {
        throw invalid(`You have ${MOST} saved filters. Delete one first.`);
      }
      await tx.insert(savedFilters).values({ ...row, userId, createdAt: ctx.now() });
    }
    await writeAudit(ctx, tx, {
      action: 'saved_filter.saved',
      entity: 'saved_filter',
      entityId: row.id,
      after: { list, name },
    });
    return row;
  });
}
