import type { CustomerImport } from '#app/contract/customer-imports.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { type ImportRecord, lockImport, writeImport } from './import-row.ts';
import { importView } from './import-view.ts';

/**
 * Lets a reviewed upload run, as a job. Once started, the same call only answers how far it is. Throws
 * `changed_meanwhile` for one that is not reviewed, `already_closed` for one that was undone.
 */
export async function commitImport(ctx: Ctx, { id }: { id: string }): Promise<CustomerImport> {
  requirePermission(ctx, 'customers.edit');
  return ctx.db.transaction(async (tx) => {
    const upload = await lockImport(tx, id);
    if (upload.status === 'matching')
      throw conflict('changed_meanwhile', 'Review the rows before customers are made of them.');
    if (upload.status === 'undoing' || upload.status === 'undone')
      throw conflict('already_closed', 'This upload was undone: upload the file again.');
    if (upload.status !== 'reviewed') return importView(upload);
    const row = await beginRun(ctx, tx, upload);
    await ctx.jobs.enqueue(tx, 'import.run', { importId: id });
    return importView(row);
  });
}

/** From here it ends in customers, whatever happens to the process. */
export async function beginRun(ctx: Ctx, tx: Transaction, upload: ImportRecord): Promise<ImportRecord> {
  await writeAudit(ctx, tx, {
    action: 'customer_import.started',
    entity: 'customer_import',
    entityId: upload.id,
    after: { file: upload.fileName, rows: upload.rowCount },
  });
  const none = { rowsDone: 0, created: 0, skipped: 0, refused: 0 };
  return writeImport(ctx, tx, upload.id, { ...none, status: 'running', turn: upload.turn + 1 });
}
