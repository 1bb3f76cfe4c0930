import { and, eq, exists, inArray, lt, sql } from 'drizzle-orm';
import { customerImportRows, customerImports } from '#app/db/schema/customer-imports.ts';
import type { Ctx } from '#app/services/context.ts';
import { IMPORTS, importOf } from './rows-file.ts';

/** One that moved lately has its own job for certain. */
const SETTLED_MS = 60_000;
/** An upload that nobody went on with is given up after a day. */
const GIVEN_UP_MS = 24 * 60 * 60_000;
/** Rejected rows hold people's data, and are there to be mended: a week. */
const REJECTS_MS = 7 * GIVEN_UP_MS;
/** The rows are written before the upload: a younger file's upload may still come. */
const ORPHANED_MS = 60 * 60_000;
const AT_A_TIME = 50;

/** Gives every upload whose run a crash has taken a job again. Answers how many. */
export async function resumeImports(ctx: Ctx): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: customerImports.id })
      .from(customerImports)
      .where(
        and(eq(customerImports.status, 'running'), lt(customerImports.updatedAt, before(ctx, SETTLED_MS))),
      )
      .limit(AT_A_TIME);
    for (const { id } of waiting) await ctx.jobs.enqueue(tx, 'import.run', { importId: id });
    return waiting.length;
  });
}

/** Forgets uploads that nobody went on with, rejected rows after a week, and files without an upload. */
export async function sweepImports(ctx: Ctx): Promise<void> {
  await ctx.db
    .delete(customerImports)
    .where(
      and(
        inArray(customerImports.status, ['matching', 'reviewed']),
        lt(customerImports.updatedAt, before(ctx, GIVEN_UP_MS)),
      ),
    );
  await ctx.db.delete(customerImportRows).where(
    exists(
      ctx.db
        .select({ one: sql`1` })
        .from(customerImports)
        .where(
          and(
            eq(customerImports.id, customerImportRows.importId),
            lt(customerImports.finishedAt, before(ctx, REJECTS_MS)),
          ),
        ),
    ),
  );
  await sweepFiles(ctx);
}

async function sweepFiles(ctx: Ctx): Promise<void> {
  const old: string[] = [];
  for await (const { key, writtenAt } of ctx.files.list(IMPORTS))
    if (writtenAt < before(ctx, ORPHANED_MS)) old.push(key);
  for (let at = 0; at < old.length; at += AT_A_TIME) {
    const some = old.slice(at, at + AT_A_TIME);
    const waiting = await ctx.db
      .select({ id: customerImports.id })
      .from(customerImports)
      .where(
        and(
          inArray(customerImports.id, some.map(importOf)),
          inArray(customerImports.status, ['matching', 'reviewed', 'running']),
        ),
      );
    const needed = new Set(waiting.map(({ id }) => id));
    for (const key of some) if (!needed.has(importOf(key))) await ctx.files.delete(key);
  }
}

function before(ctx: Ctx, ms: number): Date {
  return new Date(ctx.now().getTime() - ms);
}
