import { asc, sql } from 'drizzle-orm';
import type { AuditOptions } from '#app/contract/audit.ts';
import { user } from '#app/db/schema/auth.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';

/** What the filters of the audit offer. The actions that occur are read by jumps through their index, not by a scan. */
export async function auditOptions(ctx: Ctx): Promise<AuditOptions> {
  requirePermission(ctx, 'audit.view');
  const { rows } = await ctx.db.execute<{ action: string }>(sql`
    with recursive found as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > found.action order by action limit 1)
      from found where found.action is not null
    )
    select action from found where action is not null`);
  const actions = rows.map((row) => row.action);
  const users = await ctx.db
    .select({ id: user.id, name: user.name })
    .from(user)
    .orderBy(asc(sql`lower(${user.name})`), asc(user.id));
  const entities = [...new Set(actions.map((action) => action.split('.')[0] ?? action))].sort();
  return { users, entities, actions };
}
