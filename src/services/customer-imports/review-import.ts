import type { CustomerImport, ImportColumns } from '#app/contract/customer-imports.ts';
import { IMPORT_FIELD_NAMES, missingFields, repeatedFields } from '#app/domain/import/import-fields.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { conflict, invalid } from '#app/services/errors.ts';
import { type ImportRecord, lockImport, writeImport } from './import-row.ts';
import { importView } from './import-view.ts';
import { readRows } from './rows-file.ts';
import { settleBatch } from './settle-batch.ts';

/** Rows looked at in one transaction: short enough that nobody waits for it. */
const BATCH = 1_000;

/**
 * Takes the fields of the columns and works out what the upload would do; no customer is written. Throws
 * `invalid_input` when a required field has no column, `already_closed` once it runs, `changed_meanwhile` when another
 * review began.
 */
export async function reviewImport(ctx: Ctx, input: { id: string } & ImportColumns): Promise<CustomerImport> {
  requirePermission(ctx, 'customers.edit');
  const { turn, match } = await begin(ctx, input);
  const rows = await readRows(ctx, input.id);
  for await (const batch of ctx.sheets.judge(rows, { match, batch: BATCH, from: 0 })) {
    await ctx.db.transaction(async (tx) => {
      const upload = await lockTurn(tx, input.id, turn);
      const { counts } = await settleBatch(tx, upload, batch);
      await writeImport(ctx, tx, input.id, counts);
    });
  }
  return ctx.db.transaction(async (tx) => {
    await lockTurn(tx, input.id, turn);
    return importView(await writeImport(ctx, tx, input.id, { status: 'reviewed' }));
  });
}

function begin(ctx: Ctx, { id, fields }: { id: string } & ImportColumns): Promise<ImportRecord> {
  return ctx.db.transaction(async (tx) => {
    const upload = await lockImport(tx, id);
    if (upload.status !== 'matching' && upload.status !== 'reviewed')
      throw conflict('already_closed', 'This upload was started already.');
    checkFields(upload, fields);
    const none = { rowsDone: 0, created: 0, skipped: 0, refused: 0 };
    return writeImport(ctx, tx, id, { ...none, status: 'matching', match: fields, turn: upload.turn + 1 });
  });
}

async function lockTurn(tx: Transaction, id: string, turn: number) {
  const upload = await lockImport(tx, id);
  if (upload.turn !== turn)
    throw conflict('changed_meanwhile', 'The columns of this upload were changed meanwhile.');
  return upload;
}

function checkFields({ columns }: ImportRecord, fields: ImportColumns['fields']): void {
  if (fields.length !== columns.length) throw problem('Say for every column which field it is');
  const [twice] = repeatedFields(fields);
  const [missing] = missingFields(fields);
  if (twice) throw problem(`${IMPORT_FIELD_NAMES[twice]} is chosen for two columns`);
  if (missing) throw problem(`Choose the column for ${IMPORT_FIELD_NAMES[missing]}`);
}

function problem(text: string) {
  return invalid(text, { fields: text });
}
