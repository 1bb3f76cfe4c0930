import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { and, inArray } from 'drizzle-orm';
import { customerImports } from '#app/db/schema/customer-imports.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { dropRows, findRows } from './rows-file.ts';

const WAITING = ['matching', 'reviewed'] as const;

/** The uploads that are not done and have a row with this e-mail address; their rows lie in the file store. */
export async function uploadsNaming(ctx: Ctx, email: string): Promise<string[]> {
  const address = email.trim().toLowerCase();
  if (address === '') return [];
  const open = await ctx.db
    .select({ id: customerImports.id })
    .from(customerImports)
    .where(inArray(customerImports.status, [...WAITING, 'running']));
  const naming: string[] = [];
  for (const { id } of open) if (await names(await findRows(ctx, id), address)) naming.push(id);
  return naming;
}

async function names(rows: Uint8Array | null, address: string): Promise<boolean> {
  if (!rows) return false;
  for await (const line of createInterface({ input: Readable.from([rows]).pipe(createGunzip()) }))
    if (line.toLowerCase().includes(address)) return true;
  return false;
}

/**
 * Gives up uploads in review, since nobody may make a customer of a person who is to be forgotten. Throws
 * `changed_meanwhile` while one of them is making customers. Answers those whose files have to go after the commit.
 */
export async function giveUpUploads(tx: Transaction, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const held = await tx.select().from(customerImports).where(inArray(customerImports.id, ids)).for('update');
  if (held.some(({ status }) => status === 'running'))
    throw conflict(
      'changed_meanwhile',
      'An upload with this person is running. Erase again when it is done.',
    );
  const gone = await tx
    .delete(customerImports)
    .where(and(inArray(customerImports.id, ids), inArray(customerImports.status, [...WAITING])))
    .returning({ id: customerImports.id });
  return gone.map(({ id }) => id);
}

export async function dropUploads(ctx: Ctx, ids: string[]): Promise<void> {
  for (const id of ids) await dropRows(ctx, id);
}
