import { sql } from 'drizzle-orm';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { keepPress, madeBefore } from '#app/services/requests/once-by-key.ts';

/** What a new piece of content carries besides its fields. */
export interface Pressed {
  /** Of the opened form: the same key makes one, however often it is sent. */
  request_key?: string | undefined;
}

/**
 * Makes a piece of content, or answers what the same press has made before, as it is now. `find` reads a row by its id:
 * of one that was deleted meanwhile there is none, and it is made anew.
 */
export async function makeOnce<Row extends { id: string }>(
  ctx: Ctx,
  tx: Transaction,
  { kind, key }: { kind: string; key: string | undefined },
  { find, make }: { find: (id: string) => Promise<Row | undefined>; make: () => Promise<Row> },
): Promise<Row> {
  if (key === undefined) return make();
  const press = { verb: 'content', recordId: kind, key } as const;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${key}`}, 0))`);
  const id = await madeBefore(tx, press);
  const before = id === null ? undefined : await find(id);
  if (before) return before;
  const made = await make();
  if (id === null) await keepPress(ctx, tx, press, made.id);
  return made;
}
