import { eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Ctx } from '#app/services/context.ts';

/** Whose records: `me`, `none`, or a member of staff by id. */
export function assignedTo(ctx: Ctx, column: PgColumn, assignee: string): SQL {
  if (assignee === 'none') return isNull(column);
  return eq(column, assignee === 'me' && ctx.actor.type === 'staff' ? ctx.actor.id : assignee);
}
