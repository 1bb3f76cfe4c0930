import type { JudgedRow } from '#app/domain/import/judge-rows.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { insertCustomers } from '#app/services/customers/insert-customers.ts';
import { announce } from '#app/services/events/announce.ts';
import { takeTurn } from '#app/services/take-turn.ts';
import { type ImportRecord, lockImport, readImport, writeImport } from './import-row.ts';
import { dropRows, readRows } from './rows-file.ts';
import { settleBatch } from './settle-batch.ts';

/** Customers of one transaction: so short that nobody who asks for something else notices it. */
export const BATCH = 150;

/**
 * Makes the customers of a started upload, a batch in each transaction together with how far it is: after a crash the
 * next run goes on from there, and two at once do every batch once. Answers the upload; one that is done stays as it is.
 */
export async function runImport(ctx: Ctx, { importId }: { importId: string }): Promise<ImportRecord> {
  const upload = await readImport(ctx.db, importId);
  if (upload.status !== 'running') return upload;
  const rows = await readRows(ctx, importId);
  const author = actingFor(ctx, upload);
  const plan = { match: upload.match, batch: BATCH, from: upload.rowsDone };
  let done = upload.rowsDone;
  for await (const batch of ctx.sheets.judge(rows, plan)) {
    const isOurs = await ctx.db.transaction((tx) => writeBatch(author, tx, { importId, batch, from: done }));
    if (!isOurs) return readImport(ctx.db, importId);
    done += batch.length;
  }
  const finished = await ctx.db.transaction((tx) => finish(author, tx, importId));
  figuresChanged(ctx);
  await dropRows(ctx, importId);
  return finished;
}

/** False when another run has done it meanwhile. */
async function writeBatch(
  ctx: Ctx,
  tx: Transaction,
  { importId, batch, from }: { importId: string; batch: JudgedRow[]; from: number },
): Promise<boolean> {
  // One after another, so that two uploads of the same people make each of them once.
  await takeTurn(tx, 'customer_imports');
  const upload = await lockImport(tx, importId);
  if (upload.status !== 'running' || upload.rowsDone !== from) return false;
  const { leads, counts } = await settleBatch(tx, upload, batch);
  await insertCustomers(
    ctx,
    tx,
    leads.map((lead) => ({ ...lead, importId })),
  );
  await writeImport(ctx, tx, importId, counts);
  return true;
}

async function finish(ctx: Ctx, tx: Transaction, importId: string): Promise<ImportRecord> {
  const upload = await lockImport(tx, importId);
  if (upload.status !== 'running') return upload;
  const { created, skipped, refused, fileName } = upload;
  await writeAudit(ctx, tx, {
    action: 'customer_import.finished',
    entity: 'customer_import',
    entityId: importId,
    after: { file: fileName, created, skipped, refused },
  });
  if (created > 0) await announce(ctx, tx, { topic: 'customers', id: null, change: 'created' });
  const columns = upload.columns.map(({ name }) => ({ name, samples: [] }));
  return writeImport(ctx, tx, importId, { status: 'done', columns, finishedAt: ctx.now() });
}

/** A job works for the person who started the upload, who was allowed to. */
function actingFor(ctx: Ctx, { authorId, author }: ImportRecord): Ctx {
  if (ctx.actor.type === 'staff' || authorId === '') return ctx;
  return { ...ctx, actor: { type: 'staff', id: authorId, name: author, role: 'sales' } };
}
