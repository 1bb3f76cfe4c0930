import { sql } from 'drizzle-orm';
import { deletedItems } from '#app/db/schema/deleted-items.ts';
import { expenses, vendorInvoices } from '#app/db/schema/purchases.ts';
import type { Ctx } from '#app/services/context.ts';
import { ATTACHMENTS } from './attachment.ts';

/** A file is there before its row: a younger one's row may still come. */
const ORPHANED_MS = 60 * 60_000;
const AT_A_TIME = 200;

/** Deletes the files that no bill holds, nor a deleted one that can still come back. Answers how many. */
export async function sweepAttachments(ctx: Ctx): Promise<number> {
  const before = ctx.now().getTime() - ORPHANED_MS;
  const old: string[] = [];
  for await (const { key, writtenAt } of ctx.files.list(ATTACHMENTS))
    if (writtenAt.getTime() < before) old.push(key);
  let deleted = 0;
  for (let at = 0; at < old.length; at += AT_A_TIME) {
    for (const key of await withoutRow(ctx, old.slice(at, at + AT_A_TIME))) {
      await ctx.files.delete(key);
      deleted += 1;
    }
  }
  return deleted;
}

/** In one statement: a bill that comes back at this moment is seen on one side or the other. */
async function withoutRow(ctx: Ctx, keys: string[]): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ wanted: string }>(sql`
    select wanted from unnest(${sql.param(keys)}::text[]) as file(wanted)
    where not exists (select from ${vendorInvoices} where ${vendorInvoices.fileKey} = wanted)
      and not exists (select from ${expenses} where ${expenses.fileKey} = wanted)
      and not exists (
        select from ${deletedItems}, jsonb_each(${deletedItems.data}) as kept,
          jsonb_array_elements(case jsonb_typeof(kept.value) when 'array' then kept.value else '[]' end) as row
        where ${deletedItems.entity} in ('vendor_invoice', 'expense') and row->>'file_key' = wanted)`);
  return rows.map(({ wanted }) => wanted);
}
