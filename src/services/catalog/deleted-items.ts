import { and, eq, lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { deletedItems } from '#app/db/schema/deleted-items.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';

/** How long what was deleted can come back, in days. */
const KEPT_DAYS = 30;

export interface DeletedItem {
  id: string;
  entity:
    | 'package'
    | 'cruise'
    | 'pilgrimage'
    | 'destination'
    | 'testimonial'
    | 'customer'
    | 'supplier'
    | 'vendor_invoice'
    | 'expense'
    | 'recurring_expense';
  title: string;
  /** Rows by table name, as `rowsAsJson` has them. */
  data: Record<string, unknown>;
}

/** Keeps what is being deleted, in the transaction that deletes it. */
export async function keepDeleted(ctx: Ctx, tx: Transaction, item: DeletedItem): Promise<void> {
  const row = {
    ...item,
    deletedBy: ctx.actor.type === 'staff' ? ctx.actor.name : '',
    deletedAt: ctx.now(),
  };
  await tx.insert(deletedItems).values(row).onConflictDoUpdate({ target: deletedItems.id, set: row });
}

/** Takes it out again, for whoever puts it back; null when it is gone for good. */
export async function takeDeleted(
  tx: Transaction,
  entity: DeletedItem['entity'],
  id: string,
): Promise<DeletedItem['data'] | null> {
  const [found] = await tx
    .delete(deletedItems)
    .where(and(eq(deletedItems.id, id), eq(deletedItems.entity, entity)))
    .returning({ data: deletedItems.data });
  return found?.data ?? null;
}

/** Rows as the database writes them, so that nothing is lost on the way there and back; held where they are to go. */
export async function rowsAsJson(
  tx: Transaction,
  table: PgTable,
  where: ReturnType<typeof eq>,
  lock?: 'for update',
): Promise<Array<Record<string, unknown>>> {
  const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(kept) as row from (select * from ${table} where ${where} ${sql.raw(lock ?? '')}) kept`,
  );
  return rows.map(({ row }) => row);
}

/** The nightly end of what nobody brought back. Answers how many items. */
export async function purgeDeleted(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - KEPT_DAYS * 86_400_000);
  const gone = await ctx.db
    .delete(deletedItems)
    .where(lt(deletedItems.deletedAt, before))
    .returning({ id: deletedItems.id });
  return gone.length;
}
