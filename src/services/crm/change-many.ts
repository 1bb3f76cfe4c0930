import type { Ctx, Transaction } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';
import { assignRecord, checkAssignee } from './assign-record.ts';
import { figuresChanged } from './booking-figures.ts';

interface Changeable<Status> {
  id: string;
  status: Status;
  assigneeId: string | null;
}

interface Answer<Status> {
  changed: Array<Changeable<Status>>;
  skipped: Array<{ id: string; reason: 'unchanged' | 'missing' }>;
}

/**
 * One change of many records, all or none; those that are gone meanwhile or are so already are named and skipped.
 * Answers the others as they were before. `lockAll` locks in the order of the ids, so that two of these never wait for
 * each other in a circle.
 */
export async function changeMany<Status extends string, Row extends Changeable<Status>>(
  ctx: Ctx,
  input: { ids: string[]; status?: Status | undefined; assignee_id?: string | null | undefined },
  kit: {
    kind: 'inquiry' | 'booking';
    lockAll(tx: Transaction, ids: string[]): Promise<Row[]>;
    setStatus(ctx: Ctx, tx: Transaction, row: Row, status: Status): Promise<void>;
  },
): Promise<Answer<Status>> {
  const { status, assignee_id: assigneeId } = input;
  const ids = [...new Set(input.ids)];
  const answer: Answer<Status> = { changed: [], skipped: [] };
  await ctx.db.transaction(async (tx) => {
    if (assigneeId !== undefined) await checkAssignee(tx, assigneeId);
    const rows = await kit.lockAll(tx, ids);
    for (const row of rows) {
      const isMoved = status !== undefined && row.status !== status;
      const isGiven = assigneeId !== undefined && row.assigneeId !== assigneeId;
      if (isMoved) await kit.setStatus(ctx, tx, row, status);
      if (isGiven) await assignRecord(ctx, tx, kit.kind, row, assigneeId);
      if (isMoved || isGiven)
        answer.changed.push({ id: row.id, status: row.status, assigneeId: row.assigneeId });
      else answer.skipped.push({ id: row.id, reason: 'unchanged' });
    }
    if (answer.changed.length > 0) {
      const topic = kit.kind === 'inquiry' ? 'inquiries' : 'bookings';
      const only = answer.changed.length === 1 ? answer.changed[0] : undefined;
      await announce(ctx, tx, { topic, id: only?.id ?? null, change: 'changed' });
    }
    const found = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!found.has(id)) answer.skipped.push({ id, reason: 'missing' });
  });
  if (answer.changed.length > 0) figuresChanged(ctx);
  return answer;
}
