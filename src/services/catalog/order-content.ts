import { asc, desc, eq } from 'drizzle-orm';
import { cruises, destinations, pilgrimages } from '#app/db/schema/content.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';

const TABLES = { destination: destinations, cruise: cruises, pilgrimage: pilgrimages } as const;
export type OrderedKind = keyof typeof TABLES;

/**
 * The named ones take, in this order, the places that they have together now: so a page or a found part of a list can
 * be put in order too. Those that are gone meanwhile are skipped. Answers all ids in their order.
 */
export async function orderContent(
  ctx: Ctx,
  { kind, ids }: { kind: OrderedKind; ids: readonly string[] },
): Promise<string[]> {
  requirePermission(ctx, 'content.edit');
  const table = TABLES[kind];
  const order = await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: table.id, position: table.position })
      .from(table)
      .orderBy(
        asc(table.position),
        kind === 'destination' ? asc(destinations.name) : desc(table.createdAt),
        asc(table.id),
      )
      .for('update');
    const present = new Set(rows.map((row) => row.id));
    const named = ids.filter((id) => present.has(id));
    const moving = new Set(named);
    let next = 0;
    const after = rows.map(({ id }) => (moving.has(id) ? (named[next++] ?? id) : id));
    if (after.every((id, at) => rows[at]?.id === id)) return after;
    const places = new Map(rows.map((row) => [row.id, row.position]));
    for (const [at, id] of after.entries()) {
      if (places.get(id) !== at + 1)
        await tx
          .update(table)
          .set({ position: at + 1 })
          .where(eq(table.id, id));
    }
    await writeAudit(ctx, tx, {
      action: `${kind}.ordered`,
      entity: kind,
      entityId: 'order',
      before: { order: rows.map((row) => row.id) },
      after: { order: after },
    });
    await ctx.content.changed(tx);
    return after;
  });
  ctx.content.committed();
  return order;
}
