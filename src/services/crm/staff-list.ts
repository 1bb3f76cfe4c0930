import { asc, isNull } from 'drizzle-orm';
import type { StaffName } from '#app/contract/crm-desk.ts';
import { user } from '#app/db/schema/auth.ts';
import { isRole, mayDo } from '#app/domain/permissions.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';

/** Those to whom inquiries and bookings can be given: active, and with a role that may work on them. */
export async function staffList(ctx: Ctx): Promise<StaffName[]> {
  requirePermission(ctx, 'crm.view');
  const rows = await ctx.db
    .select({ id: user.id, name: user.name, role: user.role })
    .from(user)
    .where(isNull(user.disabledAt))
    .orderBy(asc(user.name), asc(user.id));
  return rows
    .filter(({ role }) => isRole(role) && mayDo(role, 'crm.edit'))
    .map(({ id, name }) => ({ id, name }));
}
