import { and, eq, ne, sql } from 'drizzle-orm';
import type { BulkPackagesAnswer, BulkPackagesInput } from '#app/contract/admin-packages.ts';
import { packages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { bringBackTrip, removeTrip } from './remove-trip.ts';

/** One action on many packages, all or none; those that are gone meanwhile are named and skipped. */
export async function changePackages(
  ctx: Ctx,
  { action, ids }: BulkPackagesInput,
): Promise<BulkPackagesAnswer> {
  requirePermission(ctx, 'content.edit');
  const answer: BulkPackagesAnswer = { done: [], unchanged: [], missing: [] };
  await ctx.db.transaction(async (tx) => {
    // In one order for everybody, so that two of these never wait for each other.
    for (const id of [...new Set(ids)].sort()) {
      answer[isStorable(id) ? await changeOne(ctx, tx, action, id) : 'missing'].push(id);
    }
    if (answer.done.length > 0) await ctx.content.changed(tx);
  });
  if (answer.done.length > 0) ctx.content.committed();
  return answer;
}

type Outcome = keyof BulkPackagesAnswer;

async function changeOne(
  ctx: Ctx,
  tx: Transaction,
  action: BulkPackagesInput['action'],
  id: string,
): Promise<Outcome> {
  switch (action) {
    case 'publish':
      return setStatus(ctx, tx, id, 'published');
    case 'unpublish':
      return setStatus(ctx, tx, id, 'draft');
    case 'delete':
      return (await removeTrip(ctx, tx, { kind: 'package', id })) ? 'done' : 'missing';
    case 'restore':
      return (await bringBackTrip(ctx, tx, { kind: 'package', id })) ? 'done' : 'missing';
    default:
      return action satisfies never;
  }
}

async function setStatus(
  ctx: Ctx,
  tx: Transaction,
  id: string,
  status: 'draft' | 'published',
): Promise<Outcome> {
  const changed = await tx
    .update(packages)
    .set({ status, demo: false, version: sql`${packages.version} + 1`, updatedAt: ctx.now() })
    .where(and(eq(packages.id, id), ne(packages.status, status)))
    .returning({ id: packages.id });
  if (changed.length === 0)
    return (await tx.$count(packages, eq(packages.id, id))) > 0 ? 'unchanged' : 'missing';
  await writeAudit(ctx, tx, {
    action: 'package.updated',
    entity: 'package',
    entityId: id,
    before: { status: status === 'draft' ? 'published' : 'draft' },
    after: { status },
  });
  return 'done';
}
