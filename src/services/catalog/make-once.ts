import type { Ctx, Transaction } from '#app/services/context.ts';
import { keepPress, madeBefore } from '#app/services/requests/once-by-key.ts';
import { refuseOtherContent } from '#app/services/requests/refuse-other-content.ts';
import { takeTurn } from '#app/services/take-turn.ts';

/** What a new piece of content carries besides its fields. */
export interface Pressed {
  /** Of the opened form: the same key makes one, however often it is sent. */
  request_key?: string | undefined;
}

/**
 * Makes a piece of content, or answers what the same press has made before, as it is now. `find` reads a row by its id:
 * of one that was deleted meanwhile there is none, and it is made anew. Throws `changed_meanwhile` when what was made
 * has other values than are `wanted` now.
 */
export async function makeOnce<Row extends { id: string }>(
  ctx: Ctx,
  tx: Transaction,
  { kind, key, wanted }: { kind: string; key: string | undefined; wanted: Partial<Row> },
  { find, make }: { find: (id: string) => Promise<Row | undefined>; make: () => Promise<Row> },
): Promise<Row> {
  if (key === undefined) return make();
  const press = { verb: 'content', recordId: kind, key } as const;
  await takeTurn(tx, `${kind}:${key}`);
  const id = await madeBefore(tx, press);
  const before = id === null ? undefined : await find(id);
  if (before) {
    refuseOtherContent(before, wanted);
    return before;
  }
  const made = await make();
  if (id === null) await keepPress(ctx, tx, press, made.id);
  return made;
}
