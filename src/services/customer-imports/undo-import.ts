import { and, asc, count, eq, exists, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { UndoneImport } from '#app/contract/customer-imports.ts';
import { callLogs, customerRecords, customers, packagesSent } from '#app/db/schema/customers.ts';
import { messages } from '#app/db/schema/messages.ts';
import { staffTasks } from '#app/db/schema/staff-tasks.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Queryable, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { conflict } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import { type ImportRecord, lockImport, readImport, writeImport } from './import-row.ts';
import { importView } from './import-view.ts';

/** Customers taken back in one transaction. */
const BATCH = 500;
const MOST_NAMES = 50;

/**
 * Takes back the customers of an upload that nobody has worked on since; the others stay and are named. A call that broke
 * off is finished by the next. Throws `already_closed` for an upload that has not run.
 */
export async function undoImport(ctx: Ctx, { id }: { id: string }): Promise<UndoneImport> {
  requirePermission(ctx, 'customers.edit');
  const begun = await ctx.db.transaction((tx) => begin(ctx, tx, id));
  if (begun.status === 'undoing') {
    while ((await ctx.db.transaction((tx) => takeBack(ctx, tx, id))) > 0);
    await ctx.db.transaction((tx) => finish(ctx, tx, id));
    figuresChanged(ctx);
  }
  const upload = await readImport(ctx.db, id);
  return { ...importView(upload), kept_customers: await keptCustomers(ctx.db, id) };
}

async function begin(ctx: Ctx, tx: Transaction, id: string): Promise<ImportRecord> {
  const upload = await lockImport(tx, id);
  if (upload.status === 'undone' || upload.status === 'undoing') return upload;
  if (upload.status !== 'done')
    throw conflict('already_closed', 'Only an upload that is finished can be undone.');
  return writeImport(ctx, tx, id, { status: 'undoing', undone: 0 });
}

async function takeBack(ctx: Ctx, tx: Transaction, id: string): Promise<number> {
  const upload = await lockImport(tx, id);
  if (upload.status !== 'undoing') return 0;
  const some = tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.importId, id), untouched(tx)))
    .limit(BATCH)
    .for('update');
  const gone = await tx.delete(customers).where(inArray(customers.id, some)).returning({ id: customers.id });
  await writeImport(ctx, tx, id, { undone: upload.undone + gone.length });
  return gone.length;
}

async function finish(ctx: Ctx, tx: Transaction, id: string): Promise<void> {
  const upload = await lockImport(tx, id);
  if (upload.status !== 'undoing') return;
  const [left] = await tx.select({ count: count() }).from(customers).where(eq(customers.importId, id));
  const kept = left?.count ?? 0;
  await writeImport(ctx, tx, id, { status: 'undone', kept });
  await writeAudit(ctx, tx, {
    action: 'customer_import.undone',
    entity: 'customer_import',
    entityId: id,
    after: { file: upload.fileName, undone: upload.undone, kept },
  });
  if (upload.undone > 0) await announce(ctx, tx, { topic: 'customers', id: null, change: 'deleted' });
}

/** Nobody has called, written to, moved, changed or linked them. */
function untouched(tx: Queryable): SQL | undefined {
  return and(
    eq(customers.version, 1),
    eq(customers.callsCount, 0),
    eq(customers.packagesSentCount, 0),
    ...[callLogs, packagesSent, customerRecords, messages, staffTasks].map((table) => not(of(tx, table))),
  );
}

type OfCustomers =
  | typeof callLogs
  | typeof packagesSent
  | typeof customerRecords
  | typeof messages
  | typeof staffTasks;

function of(tx: Queryable, table: OfCustomers): SQL {
  return exists(tx.select({ one: sql`1` }).from(table).where(eq(table.customerId, customers.id)));
}

async function keptCustomers(db: Queryable, id: string): Promise<UndoneImport['kept_customers']> {
  const rows = await db
    .select({
      id: customers.id,
      name: customers.name,
      calls: customers.callsCount,
      packages: customers.packagesSentCount,
      version: customers.version,
    })
    .from(customers)
    .where(eq(customers.importId, id))
    .orderBy(asc(customers.name), asc(customers.id))
    .limit(MOST_NAMES);
  return rows.map(({ calls, packages, version, ...row }) => ({
    ...row,
    reason: reasonOf(calls, packages, version),
  }));
}

function reasonOf(calls: number, packages: number, version: number): string {
  if (calls > 0) return 'A call was logged';
  if (packages > 0) return 'A package was sent';
  return version > 1 ? 'Changed since' : 'Linked to an inquiry, a booking, a message or a task';
}
